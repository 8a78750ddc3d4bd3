import type { DocumentContentBody } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { differencesOf } from './comparison.js';

const rice = { description: 'Rice', quantity: '2', unitPrice: '412.5', vatId: 'exempt' };
const mine: DocumentContentBody = {
  documentTypeId: 'FT',
  clientId: 'orquidea',
  vatIncluded: false,
  lines: [rice],
};

describe('what two people made of one draft', () => {
  it('differs in nothing when it is the same', () => {
    expect(differencesOf(mine, { ...mine })).toEqual([]);
  });

  it('is named part by part, with both sides', () => {
    const theirs = { ...mine, clientId: 'limpopo', note: 'Urgent' };
    expect(differencesOf(mine, theirs)).toEqual([
      { part: 'client', mine: 'orquidea', theirs: 'limpopo' },
      { part: 'note', mine: undefined, theirs: 'Urgent' },
    ]);
  });

  it('is named line by line, also where one side has more lines', () => {
    const theirs = { ...mine, lines: [{ ...rice, quantity: '3', discounts: ['10'] }, rice] };
    expect(differencesOf(mine, theirs)).toEqual([
      { part: 'line', line: 1, mine: 'Rice, 2 × 412.5', theirs: 'Rice, 3 × 412.5 − 10 %' },
      { part: 'line', line: 2, mine: undefined, theirs: 'Rice, 2 × 412.5' },
    ]);
  });

  it('differs in a line whose VAT alone is another', () => {
    const theirs = { ...mine, lines: [{ ...rice, vatId: 'normal' }] };
    expect(differencesOf(mine, theirs)).toHaveLength(1);
  });

  it('does not differ where one side leaves the VAT switch to the settings', () => {
    const theirs = { documentTypeId: 'FT', clientId: 'orquidea', lines: [rice] };
    expect(differencesOf(mine, theirs)).toEqual([]);
  });
});
