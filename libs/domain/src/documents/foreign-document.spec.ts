import { describe, expect, it } from '@jest/globals';
import { unitPrice } from '@balcao/pricing';
import {
  codeOf,
  monday,
  notingShop as shop,
  threeAtDiscount as three,
  threeSoaps,
  twoSacksOfRice,
} from '../testing/index.js';

describe('a document in another currency', () => {
  const rate = { type: 'SetExchangeRate', id: 'USD', rate: '63', percentage: '1.5' } as const;
  const inDollars = { currency: 'USD', lines: [{ ...three, unitPrice: '1000', discounts: [] }] };

  it('counts at the rate of its day in the company’s currency, for good', () => {
    const { journal, issue } = shop();
    journal.on(monday, rate);
    const lines = [{ ...threeSoaps, quantity: '1', unitPrice: '1000' }];
    const invoice = issue({ currency: 'USD', lines });
    expect(invoice.totals.totalMinor).toBe(1_160_00);
    expect(invoice.exchange).toEqual({
      rate: '63.945',
      baseMinor: 63_945_00,
      vatMinor: 10_231_20,
      totalMinor: 74_176_20,
      groups: [{ baseMinor: 63_945_00, vatMinor: 10_231_20 }],
    });
    expect(invoice.account.debitMinor).toBe(74_176_20);
  });

  it('counts at a rate that is typed with its reason, and keeps that of the day', () => {
    const { journal, issue, note } = shop();
    journal.on(monday, rate);
    const typed = { ...inDollars, exchangeRate: '64.5', exchangeRateReason: 'Contrato' };
    const invoice = issue(typed);
    expect(invoice.exchange).toMatchObject({
      rate: '64.5',
      typed: { reason: 'Contrato', dayRate: '63.945' },
    });
    const back = note({ quantity: '1' }).exchange;
    expect(back).toMatchObject({ rate: '64.5' });
    expect(back).not.toHaveProperty('typed');
    const { exchange } = issue({ ...inDollars, exchangeRate: '63.945' });
    expect(exchange).not.toHaveProperty('typed');
  });

  it('needs no rate of the day where one is typed, which has a reason and is one', () => {
    const { journal, issue } = shop();
    const typed = { ...inDollars, exchangeRate: '64.5' };
    const reasoned = { ...typed, exchangeRateReason: 'Contrato' };
    expect(issue(reasoned).exchange?.typed).toEqual({ reason: 'Contrato' });
    const unknown = { ...reasoned, currency: 'XAU' };
    expect(codeOf(() => issue(unknown))).toBe('exchange.currencyNotSelected');
    journal.on(monday, rate);
    expect(codeOf(() => issue(typed))).toBe('document.rateReasonRequired');
    expect(codeOf(() => issue({ ...reasoned, exchangeRate: '0' }))).toBe('exchange.rateIsZero');
    expect(codeOf(() => issue({ ...reasoned, exchangeRate: 'x' }))).toBe('field.invalid');
  });

  it('owes the VAT of its base in the company’s currency, not the cents of another', () => {
    const { journal, issue } = shop();
    journal.on(monday, rate);
    const lines = [{ ...threeSoaps, quantity: '1', unitPrice: '35.76' }];
    const invoice = issue({ currency: 'USD', lines });
    expect(invoice.totals).toMatchObject({ baseMinor: 35_76, vatMinor: 5_72 });
    // 5.72 dollars would be 365.77; 16 % of 2,286.67 are 365.87.
    expect(invoice.exchange).toMatchObject({ baseMinor: 2_286_67, vatMinor: 365_87 });
    expect(invoice.account.debitMinor).toBe(2_652_54);
  });

  it('comes to what is paid for it where prices include VAT', () => {
    const { journal, issue } = shop();
    journal.on(monday, rate);
    const lines = [{ ...threeSoaps, quantity: '1', unitPrice: '41.48' }];
    const invoice = issue({ currency: 'USD', lines, vatIncluded: true });
    expect(invoice.totals).toMatchObject({ baseMinor: 35_76, vatMinor: 5_72 });
    // 41.48 dollars are 2,652.44; without their VAT 2,286.59.
    expect(invoice.exchange).toMatchObject({
      baseMinor: 2_286_59,
      vatMinor: 365_85,
      totalMinor: 2_652_44,
    });
  });

  it('charges no VAT in any currency where it charges none', () => {
    const { journal, issue } = shop();
    journal.on(monday, rate);
    const lines = [{ ...threeSoaps, quantity: '1', unitPrice: '0.03' }];
    const invoice = issue({ currency: 'USD', lines });
    expect(invoice.exchange).toMatchObject({ baseMinor: 1_92, vatMinor: 0 });
  });

  it('is credited in parts whose VAT is that of their base, to the last cent', () => {
    const { journal, issue, note } = shop();
    journal.on(monday, rate);
    const lines = [{ ...threeSoaps, quantity: '3', unitPrice: '35.76' }];
    const invoice = issue({ currency: 'USD', lines });
    const notes = [1, 2, 3].map(() => note({ quantity: '1' }));
    const worths = notes.map(({ exchange }) => [exchange?.baseMinor, exchange?.vatMinor]);
    expect(worths).toEqual([
      [2_286_67, 365_87],
      [2_286_68, 365_86],
      [2_286_67, 365_87],
    ]);
    expect(invoice.exchange).toMatchObject({ baseMinor: 6_860_02, vatMinor: 1_097_60 });
  });

  it('is credited rate by rate: what is without VAT takes nothing of what bears it', () => {
    const { journal, issue, note } = shop();
    journal.on(monday, rate);
    const taxed = { ...threeSoaps, quantity: '3', unitPrice: '35.76' };
    const lines = [taxed, { ...twoSacksOfRice, quantity: '2', unitPrice: '17.88' }];
    const invoice = issue({ currency: 'USD', lines });
    const of = (line: number) => ({ documentId: 'FT_2026.1', line });
    const soap = { ...taxed, quantity: '1', origin: of(0) };
    const sack = { ...twoSacksOfRice, quantity: '1', origin: of(1) };
    const noted = (...credited: readonly object[]) =>
      note({}, { lines: credited as readonly (typeof soap)[] }).exchange?.groups ?? [];
    const notes = [noted(soap, sack), noted(soap), noted(soap, sack)];
    const sums = new Map<number, readonly number[]>();
    for (const { baseMinor, vatMinor } of notes.flat()) {
      const isTaxed = vatMinor > 0 ? 1 : 0;
      const [base = 0, vat = 0] = sums.get(isTaxed) ?? [];
      sums.set(isTaxed, [base + baseMinor, vat + vatMinor]);
    }
    expect(invoice.exchange?.groups).toEqual([
      { baseMinor: sums.get(1)?.[0], vatMinor: sums.get(1)?.[1] },
      { baseMinor: sums.get(0)?.[0], vatMinor: 0 },
    ]);
    expect(notes.map((groups) => groups.length)).toEqual([2, 1, 2]);
  });

  it('whose VAT was converted is credited as it was', () => {
    const before = shop();
    const rated = before.journal.on(monday, rate);
    const lines = [{ ...threeSoaps, quantity: '2', unitPrice: '17.88' }];
    const { exchange, ...invoice } = before.issue({ currency: 'USD', lines });
    const converted = {
      rate: exchange?.rate ?? unitPrice('0'),
      baseMinor: 2_286_67,
      vatMinor: 365_77,
      totalMinor: 2_652_44,
    };
    const data = { ...invoice, draftId: 'before', exchange: converted };
    const { note } = shop(...rated, { type: 'DocumentIssued', data });
    const notes = [1, 2].map(() => note({ quantity: '1' }).exchange);
    expect(notes).toEqual([
      { rate: '63.945', baseMinor: 1_143_34, vatMinor: 182_88, totalMinor: 1_326_22 },
      { rate: '63.945', baseMinor: 1_143_33, vatMinor: 182_89, totalMinor: 1_326_22 },
    ]);
  });

  it('is credited at the same rate, to the last cent', () => {
    const { journal, issue, note, openOf } = shop();
    journal.on(monday, rate);
    const invoice = issue(inDollars);
    journal.on(monday, { ...rate, rate: '70' });
    const notes = [1, 2, 3].map(() => note({ quantity: '1' }));
    const credited = notes.reduce((sum, { account }) => sum + account.creditMinor, 0);
    expect(credited).toBe(invoice.account.debitMinor);
    expect(openOf('FT_2026.1')).toBe(0);
  });

  it('needs a rate', () => {
    const { issue } = shop();
    expect(codeOf(() => issue(inDollars))).toBe('exchange.rateNotSet');
  });
});
