import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { IssueDocumentBody } from '../documents/document.bodies.js';
import { problemsIn } from './body.js';
import { isTooDeep } from './json-depth.js';
import { requestLimits } from './request-limits.js';

const line = { articleId: 'RICE', quantity: '2', unitPrice: '145.00', vatId: 'vat_NOR' };
const invoice = { documentTypeId: 'FT', clientId: 'HOTEL', lines: [line] };

const inInvoice = (changed: object) =>
  problemsIn(IssueDocumentBody, { ...invoice, ...changed }).map(({ path, code }) => [path, code]);

describe('a body', () => {
  it.each([
    ['as it is declared', {}],
    ['with an optional field that is null', { clientId: null }],
    ['with characters of two units each', { lines: [{ ...line, unitPrice: '😀'.repeat(40) }] }],
  ])('is accepted %s', (_, changed) => {
    expect(inInvoice(changed)).toEqual([]);
  });

  it.each([
    ['a field of another type', { documentTypeId: 7 }, 'documentTypeId', 'request.invalid'],
    ['a text that is too long', { documentTypeId: 'F'.repeat(65) }, 'documentTypeId', 'tooLong'],
    ['a name that is not declared', { colour: 'white' }, 'colour', 'unknownProperty'],
    ['such a name in an entry', { lines: [{ ...line, colour: 1 }] }, 'lines.0.colour', 'unknown'],
    ['an object in place of a list', { lines: { 0: line } }, 'lines', 'request.invalid'],
    ['a list in place of an entry', { lines: [[]] }, 'lines.0', 'request.invalid'],
    ['no entry at all', { lines: [null] }, 'lines.0', 'request.required'],
    [
      'texts of which one is none',
      { lines: [{ ...line, discounts: ['5', 5] }] },
      'discounts',
      'in',
    ],
    ['a list that is too long', { lines: Array(10_001).fill({}) }, 'lines', 'request.tooMany'],
  ])('is refused for %s', (_, changed, path, code) => {
    expect(inInvoice(changed)).toEqual([
      [expect.stringMatching(new RegExp(`${path}$`)), expect.stringContaining(code)],
    ]);
  });

  it.each([
    ['a list', []],
    ['a number', 7],
    ['nothing', undefined],
    ['a stream', Readable.from(['<a/>'])],
    ['a buffer', Buffer.from('{}')],
    ['an object of a class', new Date()],
  ])('is refused whole where it is %s', (_, sent) => {
    expect(() => problemsIn(IssueDocumentBody, sent)).toThrow('request.malformed');
  });

  it('is looked at until as many problems are found as one answer names', () => {
    const wide = Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`f${at}`, at]));
    const many = { ...invoice, lines: Array<number>(900).fill(7) };
    expect(problemsIn(IssueDocumentBody, wide)).toHaveLength(requestLimits.problems);
    expect(problemsIn(IssueDocumentBody, many)).toHaveLength(requestLimits.problems);
  });
});

describe('JSON', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it.each([
    ['at the limit', nested(32), false],
    ['beyond it', nested(33), true],
    ['beyond it by objects', '{"a":'.repeat(33), true],
    ['with many lists beside one another', `[${'[],'.repeat(99)}[]]`, false],
    ['with brackets in a text', `["${'[{'.repeat(99)}"]`, false],
    ['with brackets behind an escaped quote', `["\\"${'['.repeat(99)}"]`, false],
    ['with brackets behind an escaped backslash', `["\\\\",${nested(33)}]`, true],
    ['that ends within a text', `["${'['.repeat(99)}`, false],
  ])('%s is too deep: %#', (_, text, isDeep) => {
    expect(isTooDeep(text, 32)).toBe(isDeep);
  });
});
