import { describe, expect, it } from '@jest/globals';
import { postingsOf, type PostedEvent } from '../accounting/index.js';
import type { JournalEvent } from '../events.js';
import { codeOf, monday, notingShop } from '../testing/index.js';
import type { LineContent } from './document-content.js';
import { chargeKinds } from './document.limits.js';

const soap: LineContent = {
  articleId: 'soap',
  quantity: '2',
  unitPrice: '100.00',
  vatId: 'vat_NOR',
};
const freight: LineContent = {
  description: 'Transporte até à Beira',
  quantity: '1',
  unitPrice: '50.00',
  vatId: 'vat_RED',
  charge: 'freight',
};
const postedBy = (event: JournalEvent) =>
  Object.fromEntries(
    postingsOf(event as PostedEvent).map(({ posting, amountMinor }) => [posting, amountMinor]),
  );

describe('a charge of a document', () => {
  it('has its own VAT, and bears no discount of the document', () => {
    const { issue } = notingShop();
    const invoice = issue({ lines: [soap, freight], commercialDiscount: { percentage: '10' } });
    expect(invoice.lines[1]).toMatchObject({
      charge: 'freight',
      isService: true,
      commercialMinor: 0,
      baseMinor: 5_000,
      vatMinor: 250,
    });
    expect(invoice.totals).toMatchObject({
      subtotalMinor: 25_000,
      commercialMinor: 2_000,
      baseMinor: 23_000,
    });
    expect(invoice.totals.groups).toMatchObject([
      { vatId: 'vat_NOR', baseMinor: 18_000, vatMinor: 2_880 },
      { vatId: 'vat_RED', baseMinor: 5_000, vatMinor: 250 },
    ]);
  });

  it('leaves lines without one as they were recorded before there were charges', () => {
    const { issue } = notingShop();
    const { charge: _, ...service } = freight;
    const [line] = issue({ lines: [service] }).lines;
    expect(Object.keys(line ?? {})).not.toContain('charge');
  });

  it.each([
    ['freight', 'freightCharged:vat_RED'],
    ['packing', 'packingCharged:vat_RED'],
    ['deposit', 'depositsTaken:vat_RED'],
    ['other', 'otherCharges:vat_RED'],
  ] as const)('of %s is posted to %s, and taken back from there', (charge, posting) => {
    const { issue, note } = notingShop();
    const data = issue({ lines: [soap, { ...freight, charge }] });
    expect(postedBy({ type: 'DocumentIssued', data })).toMatchObject({ [posting]: -5_000 });
    const back = note({
      ...freight,
      charge,
      quantity: '1',
      discounts: [],
      origin: { documentId: 'FT_2026.1', line: 1 },
    });
    expect(back.lines).toMatchObject([{ charge, baseMinor: 5_000 }]);
    expect(postedBy({ type: 'DocumentIssued', data: back })).toMatchObject({ [posting]: 5_000 });
  });

  it('is taken out of its account as the document is cancelled', () => {
    const { issue, cancel } = notingShop();
    issue({ lines: [freight] });
    const [cancelled] = cancel('FT_2026.1').filter(({ type }) => type === 'DocumentCancelled');
    expect(cancelled && postedBy(cancelled)).toMatchObject({ 'freightCharged:vat_RED': 5_000 });
  });

  it('is of a known kind, and no article', () => {
    const { issue } = notingShop();
    const refused = (line: Partial<LineContent>) =>
      codeOf(() => issue({ lines: [{ ...freight, ...line }] }));
    expect(chargeKinds.map((charge) => refused({ charge }))).toEqual(chargeKinds.map(() => 'done'));
    expect(refused({ articleId: 'soap' })).toBe('line.chargeIsNoArticle');
    expect(refused({ charge: 'tip' as 'other' })).toBe('field.invalid');
  });

  it('follows a quotation as it is converted', () => {
    const { journal, issue } = notingShop();
    const { id } = issue({ documentTypeId: 'CT', lines: [soap, freight] });
    const order = { originIds: [id], documentTypeId: 'FT' } as const;
    const events = journal.on(monday, { type: 'ConvertDocuments', draftId: 'c1', ...order });
    const issued = events.find((event) => event.type === 'DocumentIssued');
    expect(issued).toMatchObject({
      data: { lines: [{ articleId: 'soap' }, { charge: 'freight' }] },
    });
  });
});
