import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aShop, issue, specify } from '../testing/index.js';
import type { IssueDocument } from './document.commands.js';
import { issueDocument } from './issue-document.js';

const given = specify(issueDocument);
const shop = aShop();

function issued(command: IssueDocument, ...more: readonly JournalEvent[]) {
  const { events } = given(...shop, ...more).when(command);
  const event = events.find(({ type }) => type === 'DocumentIssued');
  if (event?.type !== 'DocumentIssued') throw new Error('no document');
  return event.data;
}

const purchase = (differing: Partial<IssueDocument>): IssueDocument => ({
  type: 'IssueDocument',
  draftId: 'draft1',
  documentTypeId: 'FTF',
  supplierId: 'wholesaler',
  lines: [],
  ...differing,
});

describe('what an internal document costs', () => {
  const withVat: JournalEvent = {
    type: 'SettingsChanged',
    data: { id: 'moderna', before: {}, after: { pricesIncludeVat: true } },
  };
  const entry = (unitPrice: string, quantity: string, more: Partial<IssueDocument> = {}) =>
    issue({
      documentTypeId: 'AJE',
      lines: [{ articleId: 'soap', quantity, unitPrice, vatId: 'vat_NOR' }],
      ...more,
    });
  /** Opening batches of the worked stock example: what enters, and what it is worth. */
  const worked = [
    ['50.00', '100', 5_000_00, '50'],
    ['55.00', '60', 3_300_00, '55'],
    ['52.00', '80', 4_160_00, '52'],
    ['99.90', '3', 299_70, '99.9'],
  ] as const;

  it.each(worked)('%s by %s, whether prices have their VAT or not', (price, count, minor, cost) => {
    const asked = [
      issued(entry(price, count)),
      issued(entry(price, count), withVat),
      issued(entry(price, count, { vatIncluded: true })),
      issued(entry(price, count, { vatIncluded: false }), withVat),
    ];
    for (const { totals, stock, vatIncluded, lines } of asked) {
      expect(totals).toMatchObject({ baseMinor: minor, vatMinor: 0, totalMinor: minor });
      expect(stock).toMatchObject([{ quantity: count, costMinor: minor, unitCost: cost }]);
      expect([vatIncluded, lines[0]?.vatRate, lines[0]?.vatMinor]).toEqual([false, '0', 0]);
    }
  });

  it('has nothing taken off it: not on a line, nor on the whole', () => {
    const line = { articleId: 'soap', quantity: '3', unitPrice: '50.00', vatId: 'vat_NOR' };
    const cost = (more: Partial<IssueDocument>) =>
      issue({ documentTypeId: 'AJE', lines: [line], ...more });
    const second = (more: object) => cost({ lines: [line, { ...line, ...more }] });
    given(...shop)
      .when(second({ discounts: ['10'] }))
      .thenRefused('line.atCost', { line: 2 }, 'lines.1.discounts');
    given(...shop)
      .when(second({ discountMinor: 5_00 }))
      .thenRefused('line.atCost', { line: 2 }, 'lines.1.discountMinor');
    given(...shop)
      .when(cost({ commercialDiscount: { percentage: '5' } }))
      .thenRefused('document.atCost', {}, 'commercialDiscount');
    given(...shop)
      .when(cost({ financialDiscount: { minor: 1_00 } }))
      .thenRefused('document.atCost', {}, 'financialDiscount');
    const nothing = { percentage: '0.00' };
    const asWritten = issued(
      cost({ lines: [{ ...line, discounts: ['0'] }], commercialDiscount: nothing }),
    );
    expect(asWritten.totals).toMatchObject({ totalMinor: 150_00 });
    expect(issued(purchase({ lines: [{ ...line, discounts: ['10'] }] })).totals).toMatchObject({
      baseMinor: 135_00,
    });
  });

  it('is not what a purchase costs, whose prices may have their VAT', () => {
    const lines = [{ articleId: 'soap', quantity: '3', unitPrice: '99.90', vatId: 'vat_NOR' }];
    const bought = (...more: readonly JournalEvent[]) => issued(purchase({ lines }), ...more);
    expect(bought(withVat)).toMatchObject({
      vatIncluded: true,
      totals: { baseMinor: 258_36, vatMinor: 41_34, totalMinor: 299_70 },
      stock: [{ costMinor: 258_36 }],
    });
    expect(bought().totals).toMatchObject({ baseMinor: 299_70, vatMinor: 47_95 });
  });

  it('asks for no VAT in force, which a sale needs', () => {
    const ended: JournalEvent = { type: 'VatArchived', data: { id: 'vat_NOR' } };
    expect(issued(entry('50.00', '1'), ended).totals.totalMinor).toBe(50_00);
    given(...shop, ended)
      .when(issue())
      .thenRefused('line.vatArchived');
  });
});
