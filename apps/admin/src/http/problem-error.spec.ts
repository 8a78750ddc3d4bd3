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

describe('the problems of a list of records in a form', () => {
  const at = (path: string, message: string) => ({ ...quantity, path, message });

  it('are at each field of each record', () => {
    const problems = [
      at('lines.0.accountId', 'Choose'),
      at('lines.0.debitMinor', 'Enter'),
      at('lines.1.accountId', 'Choose too'),
    ];
    expect(formErrors(problems)).toEqual({
      lines: { 0: { accountId: 'Choose', debitMinor: 'Enter' }, 1: { accountId: 'Choose too' } },
    });
  });

  it('leave a problem of the whole list at the top, in either order', () => {
    const problems = [at('lines', 'Too short'), at('lines.0.accountId', 'Choose')];
    const expected = { lines: { 0: { accountId: 'Choose' } }, root: { lines: 'Too short' } };
    expect(formErrors(problems)).toEqual(expected);
    expect(formErrors(problems.toReversed())).toEqual(expected);
  });

  it('are at the list where only it has problems, or where it holds plain values', () => {
    expect(formErrors([at('lines', 'Too short')])).toEqual({ lines: 'Too short' });
    expect(formErrors([at('barcodes.1', 'Taken')])).toEqual({ barcodes: 'Taken' });
  });

  it('are of the whole form without a field', () => {
    expect(formErrors([at('root', 'No'), at('', 'No more')])).toEqual({ root: { whole: 'No' } });
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
