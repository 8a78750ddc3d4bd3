import { describe, expect, it } from '@jest/globals';
import type { LineContent } from './document-content.js';
import { codeOf, monday, notingShop } from '../testing/index.js';

const soap: LineContent = {
  articleId: 'soap',
  quantity: '2',
  unitPrice: '100.00',
  vatId: 'vat_NOR',
};
const reduced: LineContent = { ...soap, unitPrice: '50.00', vatId: 'vat_RED' };
const onNormal = { percentage: '10', vatId: 'vat_NOR' };

describe('a discount on the lines of one VAT code', () => {
  it('lowers the base of that code only, and is kept with it', () => {
    const { issue } = notingShop();
    const invoice = issue({ lines: [soap, reduced], commercialDiscount: onNormal });
    expect(invoice.commercialDiscount).toEqual(onNormal);
    expect(invoice.lines.map(({ commercialMinor }) => commercialMinor)).toEqual([2_000, 0]);
    expect(invoice.totals.groups).toMatchObject([
      { vatId: 'vat_NOR', baseMinor: 18_000, vatMinor: 2_880 },
      { vatId: 'vat_RED', baseMinor: 10_000, vatMinor: 500 },
    ]);
    const financialDiscount = { minor: 1_000, vatId: 'vat_RED' };
    const both = issue({ lines: [soap, reduced], commercialDiscount: onNormal, financialDiscount });
    expect(both.totals.groups.map(({ baseMinor }) => baseMinor)).toEqual([18_000, 9_000]);
  });

  it('is refused where no line has the code, or above what its lines come to', () => {
    const { issue } = notingShop();
    const refused = (vatId: string, minor: number) =>
      codeOf(() => issue({ lines: [soap], commercialDiscount: { minor, vatId } }));
    expect(refused('vat_RED', 1)).toBe('document.discountVatNotOnLines');
    expect(refused('vat_NOR', 20_001)).toBe('pricing.discountExceedsSubtotal');
    expect(refused('vat_NOR', 20_000)).toBe('done');
  });

  it('is given back with its lines by a credit note', () => {
    const { issue, note } = notingShop();
    issue({ lines: [soap, reduced], commercialDiscount: onNormal });
    expect(note({ ...soap, discounts: [] }).totals).toMatchObject({ baseMinor: 18_000 });
  });

  it('follows its lines as a quotation is converted, and stays away from others', () => {
    const { journal, issue } = notingShop();
    const quoted = { documentTypeId: 'CT', lines: [soap, reduced], commercialDiscount: onNormal };
    const { id } = issue(quoted);
    const convert = (draftId: string, ...lines: readonly LineContent[]) => {
      const content = lines.length === 0 ? {} : { lines };
      const order = { originIds: [id], documentTypeId: 'FT', content } as const;
      const events = journal.on(monday, { type: 'ConvertDocuments', draftId, ...order });
      const issued = events.find((event) => event.type === 'DocumentIssued');
      return issued?.type === 'DocumentIssued' ? issued.data : undefined;
    };
    const origin = (line: number) => ({ documentId: id, line });
    const first = convert('c1', { ...reduced, quantity: '1', origin: origin(1) });
    expect(first?.totals).toMatchObject({ baseMinor: 5_000, commercialMinor: 0 });
    expect(convert('c2')?.totals).toMatchObject({ baseMinor: 23_000, commercialMinor: 2_000 });
  });
});
