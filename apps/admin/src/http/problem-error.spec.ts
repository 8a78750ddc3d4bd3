import { describe, expect, it } from '@jest/globals';
import { ProblemError, formErrors, parseProblem } from './problem-error.js';

const quantity = {
  path: 'lines.2.quantity',
  code: 'pricing.invalidQuantity',
  params: {},
  message: 'Invalid quantity',
};

describe('the problems of a form', () => {
  it('are put at their fields, nested as the fields are', () => {
    expect(formErrors([quantity])).toEqual({ lines: { 2: { quantity: 'Invalid quantity' } } });
  });

  it('keep the first message of a field', () => {
    const name = { ...quantity, path: 'name' };
    expect(formErrors([name, { ...name, message: 'Later' }])).toEqual({ name: 'Invalid quantity' });
  });
});

describe('an error answer', () => {
  it('is read from a problem document', () => {
    const body = { title: 'Invalid', code: 'catalog.codeTaken', params: {}, errors: [quantity] };
    const error = new ProblemError(422, parseProblem(422, body, 'Failed'));
    expect(error.message).toBe('Invalid');
    expect(error.body.errors).toEqual({ lines: { 2: { quantity: 'Invalid quantity' } } });
  });

  it('has the fallback title where the body is something else', () => {
    expect(parseProblem(502, '<html>', 'Failed to process request')).toMatchObject({
      title: 'Failed to process request',
      status: 502,
      errors: [],
    });
  });
});
