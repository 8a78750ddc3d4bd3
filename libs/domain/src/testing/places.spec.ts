import { describe, expect, it } from '@jest/globals';
import { wrongPlace } from './places.js';

const command = {
  type: 'IssueDocument',
  lines: [{ articleId: 'soap' }, { articleId: 'rice' }],
  fields: { barcodes: ['1'] },
};
const problem = (path: string, params: Readonly<Record<string, unknown>> = {}) => ({
  code: 'line.notFound' as never,
  path,
  params,
});

describe('the place of a problem', () => {
  it.each([
    ['', {}],
    ['clientId', {}],
    ['lines', {}],
    ['lines.0.articleId', { line: 1 }],
    ['lines.1.vatId', { line: 2 }],
    ['lines.1.origin.line', {}],
    ['barcodes.0', {}],
    ['fields.barcodes.0', {}],
    ['recovered.reference', {}],
  ])('is right at %s %j', (path, params) => {
    expect(wrongPlace(command, problem(path, params))).toBeUndefined();
  });

  it.each([
    ['lines.2.articleId', { line: 3 }, 'leads nowhere'],
    ['barcodes.1', {}, 'leads nowhere'],
    ['payments.0.amountMinor', {}, 'leads nowhere'],
    ['lines.0.articleId', { line: 0 }, 'is said to be line 0'],
    ['lines.0.articleId', { line: 2 }, 'is said to be line 2'],
  ])('is wrong at %s %j', (path, params, sentence) => {
    expect(wrongPlace(command, problem(path, params))).toContain(sentence);
  });
});
