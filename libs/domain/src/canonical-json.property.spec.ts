import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';

// A CommonJS function whose types promise a default export that it does not have.
const canonicalize = createRequire(import.meta.url)('canonicalize') as (value: unknown) => string;

const anyText = fc.string({ unit: 'binary', maxLength: 12 });
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    anyText,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(anyText, fc.nat(20).map(String)), tie('tree'), { maxKeys: 6 }),
  ),
}));

describe('canonical JSON', () => {
  it('equals the reference implementation of RFC 8785', () => {
    fc.assert(
      fc.property(tree, (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads back to what JSON keeps of the value', () => {
    fc.assert(
      fc.property(tree, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it.each(['\ud800', 'a\udfffb', '\u0000\u001f', '"\\/', 'ção\u2028\u{1f600}', '\u007f\uffff'])(
    'writes the characters of %j as the reference does',
    (text) => {
      expect(canonicalJson({ [text]: text })).toBe(canonicalize({ [text]: text }));
    },
  );

  it('leaves out what is undefined, and writes minus zero as zero', () => {
    expect(canonicalJson({ b: undefined, a: [-0, undefined] })).toBe('{"a":[0,null]}');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1])('refuses %p', (value) => {
    expect(() => canonicalJson({ value })).toThrow(TypeError);
  });
});
