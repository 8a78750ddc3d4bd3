import { describe, expect, it } from '@jest/globals';
import { aShop, issue, journalOf, monday } from '../testing/index.js';
import type { DocumentContent } from './document-content.js';
import { draftFigures } from './draft-figures.js';

const three = { articleId: 'soap', quantity: '3', unitPrice: '33.33', vatId: 'vat_NOR' };
const now = `${monday}T09:00:00.000Z`;

describe('the total of a draft', () => {
  // 99.99 less 7.5 % and 2 % of the rest are 90.64, VAT 14.50, and a third of it 30.21 and 4.83.
  const journal = journalOf(...aShop());
  const discounts = {
    commercialDiscount: { percentage: '7.5' },
    financialDiscount: { percentage: '2' },
  };
  const [issued] = journal
    .on(monday, issue({ lines: [three], ...discounts }))
    .filter((event) => event.type === 'DocumentIssued');
  const origin = issued?.data;
  const note: DocumentContent = {
    documentTypeId: 'NC',
    originId: 'FT_2026.1',
    lines: [{ ...three, quantity: '1', origin: { documentId: 'FT_2026.1', line: 0 } }],
  };

  it('of credit is the share of what was charged, discounts of the whole included', () => {
    expect(origin?.totals).toMatchObject({ baseMinor: 90_64, vatMinor: 14_50 });
    expect(draftFigures(journal.books, note, { now, origin })).toEqual({ totalMinor: 35_04 });
    const back = journal
      .on(monday, issue({ draftId: 'NOTE', ...note, documentTypeId: 'NC' }))
      .find((event) => event.type === 'DocumentIssued');
    expect(back?.data).toMatchObject({ totals: { totalMinor: 35_04 } });
  });

  it('of any other is what its lines cost', () => {
    const content = { ...note, documentTypeId: 'FT' };
    expect(draftFigures(journal.books, content, { now, origin })).toEqual({ totalMinor: 38_66 });
    expect(draftFigures(journal.books, note, { now })).toEqual({ totalMinor: 38_66 });
  });
});
