import type { FieldProblem } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { hasProblems, placeProblems, placesOf, withoutField, withoutPart } from './problems.js';

const problem = (path: string, message: string): FieldProblem => ({
  path,
  code: 'x',
  params: {},
  message,
});
const keys = ['a', 'b', 'c'];

describe('what the server refuses', () => {
  it('is put at the line and cell that was sent', () => {
    const errors = [problem('lines.2.quantity', 'Invalid quantity')];
    expect(placeProblems('Invalid', errors, keys).lines).toEqual([
      { key: 'c', part: 'quantity', message: 'Invalid quantity' },
    ]);
  });

  it('is put at the line itself where the path goes no further', () => {
    expect(placeProblems('', [problem('lines.0', 'Too much')], keys).lines).toEqual([
      { key: 'a', part: 'description', message: 'Too much' },
    ]);
  });

  it('is put at the field of the head', () => {
    const errors = [
      problem('clientId', 'Please select a client'),
      problem('commercialDiscount.percentage', 'Invalid percentage'),
    ];
    expect(placeProblems('', errors, keys).head).toEqual({
      clientId: 'Please select a client',
      commercial: 'Invalid percentage',
    });
  });

  it('is about the whole where it has no place', () => {
    expect(placeProblems('Add at least one line', [], keys).whole).toEqual([
      'Add at least one line',
    ]);
    expect(placeProblems('', [problem('lines', 'No lines')], keys).whole).toEqual(['No lines']);
  });

  it('is gone from a place that is written in again', () => {
    const errors = [problem('clientId', 'Please select a client'), problem('lines.0.vatId', 'VAT')];
    const problems = placeProblems('', errors, keys);
    const left = withoutPart(withoutField(problems, 'clientId'), 'a', 'vatId');
    expect(placesOf(left, keys)).toEqual([]);
    expect(hasProblems({ ...left, head: {} })).toBe(false);
  });

  it('is listed from top to bottom', () => {
    const errors = [
      problem('note', 'note'),
      problem('lines.1.quantity', '2 quantity'),
      problem('lines.1.articleId', '2 article'),
      problem('lines.0.vatId', '1 VAT'),
      problem('clientId', 'client'),
    ];
    const messages = placesOf(placeProblems('', errors, keys), keys).map(({ message }) => message);
    expect(messages).toEqual(['client', 'note', '1 VAT', '2 article', '2 quantity']);
  });
});
