import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountInWords } from './amount-in-words.js';

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

function parseEnglish(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(/[ -]/)) {
    const scale = SCALES.get(word);
    if (scale !== undefined) {
      total += group * scale;
      group = 0;
    } else if (word === 'hundred') group *= 100;
    else if (word !== 'and')
      group += SMALL.includes(word) ? SMALL.indexOf(word) : 10 * TENS.indexOf(word);
  }
  return total + group;
}

function parseAmount(words: string): number {
  const match = /^(minus )?(?:(.*?) metica(?:l|is))?(?: and )?(?:(.*) centavos?)?$/.exec(words);
  const [, minus, units = 'zero', cents = 'zero'] = match ?? [];
  const size = parseEnglish(units) * 100 + parseEnglish(cents);
  return minus === undefined ? size : -size;
}

const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2_000_00, max: 2_000_000_00 }));

describe('an amount in words', () => {
  it('reads back as itself in English', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        expect(parseAmount(amountInWords(minor, 'en', 'MZN'))).toBe(minor);
      }),
      { numRuns: 1000 },
    );
  });

  it('is written alike for no two amounts in Portuguese', () => {
    fc.assert(
      fc.property(fc.uniqueArray(amounts, { minLength: 2, maxLength: 200 }), (minors) => {
        const written = new Set(minors.map((minor) => amountInWords(minor, 'pt', 'MZN')));
        expect(written.size).toBe(minors.length);
      }),
    );
  });

  it('is well spaced', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('en' as const, 'pt' as const), (minor, language) => {
        expect(amountInWords(minor, language, 'MZN')).toMatch(/^[a-zãêç-]+( [a-zãêéôçõ-]+)+$/u);
      }),
    );
  });
});
