import { describe, expect, it } from '@jest/globals';
import type { JournalEvent, JournalEventOf } from '../events.js';
import { aStockedShop, threeSoaps, Trading } from '../testing/index.js';
import type { VatFields } from '../vat/index.js';
import { postedEventTypes } from './posting-rules.js';
import { postingsOf, type PostedEvent } from './postings-of.js';

const posted: ReadonlySet<string> = new Set(postedEventTypes);
const isPosted = (event: JournalEvent): event is JournalEvent & PostedEvent =>
  posted.has(event.type);

const code = (id: string, rate: string, fields: Partial<VatFields>): JournalEvent => ({
  type: 'VatRegistered',
  data: { id, code: id, name: id, rate, isDefault: false, ...fields } as VatFields & {
    readonly id: string;
  },
});

/** Codes that say what they mean, whatever they are called. */
const codes = [
  code('BY', '16', { onPurchases: 'byArticle' }),
  code('ASSET', '16', { onPurchases: 'asset' }),
  code('HALF', '16', { onPurchases: 'half' }),
  code('NONE', '16', { onPurchases: 'none' }),
  code('IMPORT', '16', { onPurchases: 'import' }),
  code('REVERSE', '0', { onPurchases: 'reverse', reverseRate: '16' as VatFields['rate'] }),
  code('FREE', '0', { onPurchases: 'byArticle', exemptionReason: 'Artigo 9.º' }),
];
const known: JournalEvent = {
  type: 'PartyChanged',
  data: { id: 'wholesaler', before: {}, after: { nuit: '400339910' } },
};

const past = (...more: readonly JournalEvent[]) => [...aStockedShop(), known, ...codes, ...more];

/** What events post, by role and key, in meticais; what is nothing is left out. */
function postedBy(events: readonly JournalEvent[]): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const { posting, amountMinor } of events.filter(isPosted).flatMap(postingsOf)) {
    sums.set(posting, (sums.get(posting) ?? 0) + amountMinor);
  }
  const left = [...sums].filter(([, minor]) => minor !== 0);
  return Object.fromEntries(left.map(([posting, minor]) => [posting, minor / 100]));
}

const goods = { ...threeSoaps, quantity: '1', unitPrice: '100.00' };
const service = { ...goods, articleId: 'delivery' };
const buy = (vatId: string, line: object = goods, draftId = 'B1') => ({
  type: 'IssueDocument' as const,
  draftId,
  documentTypeId: 'FTF',
  supplierId: 'wholesaler',
  lines: [{ ...goods, ...line, vatId }],
});
const spend = (vatId: string) => ({
  type: 'RecordExpense' as const,
  id: 'E1',
  categoryId: 'expense_rent',
  description: 'Renda',
  supplierId: 'wholesaler',
  reference: 'FT 88',
  vatId,
  vatIncluded: false,
  amountMinor: 100_00,
});

/** Of goods, of a service and of an expense of 100.00: the cost, and each posting of VAT. */
const cases = [
  ['BY', 100, { goods: 'vatDeductible', others: 'vatOnExpenses', minor: 16 }],
  ['ASSET', 100, { goods: 'vatOnAssets', others: 'vatOnAssets', minor: 16 }],
  ['IMPORT', 100, { goods: 'vatDeductible', others: 'vatDeductible', minor: 16 }],
  ['HALF', 108, { goods: 'vatOnExpenses', others: 'vatOnExpenses', minor: 8 }],
  ['NONE', 116, undefined],
  ['FREE', 100, undefined],
] as const;

describe.each(cases)('VAT of %s', (id, cost, deducted) => {
  const owed = cost === 100 && deducted === undefined ? -100 : -116;
  const vatOf = (of: 'goods' | 'others') =>
    deducted === undefined ? {} : { [`${deducted[of]}:${id}`]: deducted.minor };

  it('of goods is deducted, or part of what the stock is worth', () => {
    const shop = new Trading(past());
    const events = shop.run(buy(id));
    // What is debited to purchases is credited by the goods that enter.
    const { [`purchases:${id}`]: purchases, goodsReceived, ...others } = postedBy(events);
    expect([purchases, goodsReceived]).toEqual([cost, -cost]);
    expect(others).toEqual({ stock: cost, suppliers: owed, ...vatOf('goods') });
  });

  it('of a service is deducted, or part of what it costs', () => {
    expect(postedBy(new Trading(past()).run(buy(id, service)))).toEqual({
      [`${id === 'ASSET' ? 'purchasedAssets' : 'purchasedServices'}:${id}`]: cost,
      suppliers: owed,
      ...vatOf('others'),
    });
  });

  it('of an expense is deducted, or part of it', () => {
    expect(postedBy(new Trading(past()).run(spend(id)))).toEqual({
      'expenses:expense_rent': cost,
      expensesOwed: owed,
      ...vatOf('others'),
    });
  });

  it.each(['goods', 'service'] as const)('of %s is taken back by a note', (kind) => {
    const shop = new Trading(past());
    shop.run(buy(id, kind === 'goods' ? goods : service));
    const events = shop.run({
      type: 'ConvertDocuments',
      draftId: 'N1',
      originIds: ['FTF_2026.1'],
      documentTypeId: 'NCF',
      content: { reasonCode: 'goodsReturned' },
    });
    const all = postedBy(shop.events.slice(past().length));
    expect(events.map(({ type }) => type)).toContain('DocumentIssued');
    const back = kind === 'goods' ? `purchases:${id}` : `purchasedServices:${id}`;
    const { [back]: once, [`purchaseReturns:${id}`]: again, ...others } = all;
    expect((once ?? 0) + (again ?? 0)).toBe(0);
    expect(others).toEqual({});
  });

  it('is taken back with the document or the expense, and put back with it', () => {
    const shop = new Trading(past());
    const first = postedBy([...shop.run(buy(id)), ...shop.run(spend(id))]);
    const reason = 'engano';
    const taken = postedBy([
      ...shop.run({ type: 'CancelDocument', id: 'FTF_2026.1', reason }),
      ...shop.run({ type: 'CancelExpense', id: 'E1', reason }),
    ]);
    expect(Object.entries(taken)).toHaveLength(Object.keys(first).length);
    for (const [posting, minor] of Object.entries(first)) expect(taken[posting]).toBe(0 - minor);
    const again = [
      ...shop.run({ type: 'RestoreDocument', id: 'FTF_2026.1' }),
      ...shop.run({ type: 'RestoreExpense', id: 'E1' }),
    ];
    expect(postedBy(again)).toEqual(first);
  });
});

describe('reverse charge', () => {
  const self = { 'vatOnExpenses:REVERSE': 16, 'vatCharged:REVERSE': -16 };

  it('is charged by the buyer and deducted by it, and costs nothing', () => {
    expect(postedBy(new Trading(past()).run(buy('REVERSE', service)))).toEqual({
      'purchasedServices:REVERSE': 100,
      suppliers: -100,
      ...self,
    });
    expect(postedBy(new Trading(past()).run(spend('REVERSE')))).toEqual({
      'expenses:expense_rent': 100,
      expensesOwed: -100,
      ...self,
    });
  });

  it('is taken back', () => {
    const shop = new Trading(past());
    shop.run(buy('REVERSE', service));
    shop.run({ type: 'CancelDocument', id: 'FTF_2026.1', reason: 'engano' });
    expect(postedBy(shop.events.slice(past().length))).toEqual({});
  });
});

describe('a company without the right to deduct', () => {
  const exempt = (vatRegime: 'ispc' | 'exempt'): JournalEvent => ({
    type: 'SettingsChanged',
    data: { id: 'moderna', before: { vatRegime: 'normal' }, after: { vatRegime } },
  });

  it.each(['ispc', 'exempt'] as const)('has all VAT in what it buys (%s)', (regime) => {
    const shop = new Trading(past(exempt(regime)));
    expect(postedBy(shop.run(buy('BY')))).toMatchObject({ stock: 116, 'purchases:BY': 116 });
    expect(postedBy(shop.run(spend('BY')))).toEqual({
      'expenses:expense_rent': 116,
      expensesOwed: -116,
    });
  });
});

describe('what was recorded before codes said what they mean', () => {
  const without = <T extends JournalEvent>(event: T, drop: string): T =>
    JSON.parse(
      JSON.stringify(event, (key, value: unknown) => (key === drop ? undefined : value)),
    ) as T;

  it('deducts by the name of its code, and has the rest in no cost', () => {
    const [event] = new Trading(past()).run(buy('vat_RED', service));
    const old = without(event as JournalEventOf<'DocumentIssued'>, 'vatUse');
    expect(postedBy([old])).toEqual({
      'purchasedServices:vat_RED': 100,
      'vatNotDeducted:vat_RED': 5,
      suppliers: -105,
    });
  });

  it('of expenses is in no return', () => {
    const [event] = new Trading(past()).run(spend('BY'));
    const old = without(event as JournalEventOf<'ExpenseRecorded'>, 'vatUse');
    expect(postedBy([old])).toEqual({
      'expenses:expense_rent': 100,
      'vatNotDeducted:BY': 16,
      expensesOwed: -116,
    });
  });
});

describe('what is bought with a VAT code of assets', () => {
  const bought = (line: object, vatId = 'ASSET') =>
    postedBy(new Trading(past()).run(buy(vatId, line)));
  const van = { articleId: undefined, description: 'Carrinha' };

  it('is posted to assets, whether it has an article or none', () => {
    expect(bought(van)).toEqual({
      'purchasedAssets:ASSET': 100,
      'vatOnAssets:ASSET': 16,
      suppliers: -116,
    });
  });

  it('is goods where it is stock, and no asset by another code', () => {
    expect(bought({})).not.toHaveProperty('purchasedAssets:ASSET');
    expect(bought({})).toHaveProperty('purchases:ASSET', 100);
    expect(bought(van, 'IMPORT')).not.toHaveProperty('purchasedAssets:IMPORT');
    expect(bought(van, 'IMPORT')).toHaveProperty('purchasedServices:IMPORT', 100);
  });
});
