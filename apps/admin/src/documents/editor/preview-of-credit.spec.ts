import type { DocumentAnswer, DocumentLineBody } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { stateOf } from './content.js';
import { correctedOf, previewOfCredit } from './preview-of-credit.js';

// Three at 33.33, of which discounts on the whole leave 90.64, and VAT of 14.50.
const charged = {
  description: 'Soap',
  quantity: '3',
  unitPrice: '33.33',
  discounts: [],
  vatId: 'normal',
  vatCode: 'NOR',
  vatRate: '16',
  baseMinor: 90_64,
  vatMinor: 14_50,
};
const content = { id: 'FT_2026.1', vatIncluded: false, lines: [charged] };
const answer = (credited: DocumentAnswer['credited']): DocumentAnswer =>
  ({ content, credited }) as unknown as DocumentAnswer;
const third = { line: 0, quantity: '1', baseMinor: 30_21, vatMinor: 4_83 } as never;

const noteOf = (...lines: readonly Partial<DocumentLineBody>[]) =>
  stateOf(
    {
      documentTypeId: 'NC',
      originId: 'FT_2026.1',
      lines: lines.map((line) => ({
        description: 'Soap',
        quantity: '1',
        unitPrice: '33.33',
        vatId: 'normal',
        origin: { documentId: 'FT_2026.1', line: 0 },
        ...line,
      })),
    },
    'pt',
    { vatId: 'normal', vatIncluded: false, today: '2026-11-30' },
  );

describe('the figures of a note of credit being written', () => {
  it('are the share of what was charged, not what its lines would cost', () => {
    const state = noteOf({});
    const preview = previewOfCredit(state, 'pt', correctedOf(answer([])));
    expect(preview.totals).toMatchObject({ baseMinor: 30_21, vatMinor: 4_83, totalMinor: 35_04 });
    expect(preview.totals.groups).toMatchObject([{ taxGroup: 'normal', rate: '16' }]);
    expect(preview.lineMinor.get(state.lines[0]?.key ?? '')).toBe(30_21);
    expect(preview).toMatchObject({ lineCount: 1, isPartial: false });
  });

  it('are with those of earlier notes what was charged', () => {
    const corrected = correctedOf(answer([third]));
    const { totals } = previewOfCredit(noteOf({ quantity: '2' }), 'pt', corrected);
    expect(totals).toMatchObject({ baseMinor: 60_43, vatMinor: 9_67 });
  });

  it('leave out a line that takes more than is left, and say so', () => {
    const corrected = correctedOf(answer([third]));
    const preview = previewOfCredit(noteOf({}, { quantity: '2' }), 'pt', corrected);
    expect(preview).toMatchObject({ lineCount: 2, isPartial: true });
    expect(preview.totals).toMatchObject({ baseMinor: 30_22 });
  });
});
