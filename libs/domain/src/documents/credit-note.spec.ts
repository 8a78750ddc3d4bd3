import { describe, expect, it } from '@jest/globals';
import { unitPrice } from '@balcao/pricing';
import type { JournalEvent } from '../events.js';
import { DomainError } from '../refusal.js';
import { aShop, issue, journalOf, monday, threeSoaps } from '../testing/index.js';
import type { LineContent } from './document-content.js';
import type { IssueDocument } from './document.commands.js';
import type { DocumentIssuedData } from './document.events.js';

/** Three at 33.33 less 10 %, 89.99 and VAT of 14.40. */
const three: LineContent = {
  articleId: 'soap',
  quantity: '3',
  unitPrice: '33.33',
  discounts: ['10'],
  vatId: 'vat_NOR',
};

function shop(...more: readonly JournalEvent[]) {
  const journal = journalOf(...aShop(), ...more);
  let drafts = 0;
  const run = (differing: Partial<IssueDocument>): DocumentIssuedData => {
    drafts += 1;
    const events = journal.on(monday, issue({ draftId: `d${drafts}`, ...differing }));
    const found = events.find((event) => event.type === 'DocumentIssued');
    if (!found) throw new Error('no document');
    return found.data;
  };
  const note = (line: Partial<LineContent>, more: Partial<IssueDocument> = {}) =>
    run({
      documentTypeId: 'NC',
      originId: 'FT_2026.1',
      lines: [{ ...three, origin: { documentId: 'FT_2026.1', line: 0 }, ...line }],
      ...more,
    });
  const cancel = (id: string) =>
    journal.on(monday, { type: 'CancelDocument', id, reason: 'engano' });
  const restore = (id: string) => journal.on(monday, { type: 'RestoreDocument', id });
  const openOf = (id: string) => journal.books.documents.open.get(id)?.openMinor ?? 0;
  return { journal, issue: run, note, cancel, restore, openOf };
}

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'done';
};

describe('a credit note', () => {
  it('falls due on no day, whatever terms are written or its client has', () => {
    const { issue, note } = shop();
    const invoice = issue({ lines: [three] });
    expect(invoice.dueOn > monday).toBe(true);
    expect(note({ quantity: '1' }).dueOn).toBe(monday);
    expect(note({ quantity: '1' }, { paymentTermsDays: 15 }).dueOn).toBe(monday);
    expect(note({ quantity: '1' }, { dueOn: '2026-01-01' }).dueOn).toBe(monday);
  });

  it('gives three parts back that are together what was charged', () => {
    const { issue, note, openOf } = shop();
    expect(issue({ lines: [three] }).totals.totalMinor).toBe(104_39);
    const totals = [1, 2, 3].map(() => note({ quantity: '1' }).totals);
    expect(totals.map(({ totalMinor }) => totalMinor)).toEqual([34_80, 34_79, 34_80]);
    expect(openOf('FT_2026.1')).toBe(0);
    expect(codeOf(() => note({ quantity: '1' }))).toBe('document.fullyCredited');
  });

  it('is limited by what is left of each line', () => {
    const { issue, note } = shop();
    issue({ lines: [three] });
    note({ quantity: '2' });
    expect(codeOf(() => note({ quantity: '2' }))).toBe('pricing.creditExceedsQuantity');
    expect(codeOf(() => note({ quantity: '0' }))).toBe('pricing.invalidQuantity');
    expect(codeOf(() => note({ creditMinor: 30_01 }))).toBe('line.creditExceedsValue');
    expect(note({ quantity: '1' }).takes?.[0]?.leaves).toBe('nothing');
  });

  it('takes lines of the document that it corrects alone', () => {
    const { issue, note } = shop();
    issue({ lines: [three] });
    issue({ lines: [three] });
    const elsewhere = { documentId: 'FT_2026.2', line: 0 };
    expect(codeOf(() => note({ origin: elsewhere }))).toBe('line.originOfOtherDocument');
    expect(note({ quantity: '1' }).originId).toBe('FT_2026.1');
  });

  it('has the price and the tax of the document that it corrects, whatever is written', () => {
    const { issue, note } = shop();
    issue({ lines: [three] });
    const { lines } = note({ quantity: '1', unitPrice: '9999', vatId: 'vat_ISE', discounts: [] });
    expect(lines[0]).toMatchObject({ unitPrice: '33.33', vatCode: 'NOR', baseMinor: 30_00 });
  });

  it('may give back value alone, which brings no goods', () => {
    const { issue, note, journal } = shop();
    issue({ lines: [three] });
    const moved = note({ creditMinor: 10_00 });
    expect(moved.totals).toMatchObject({ baseMinor: 10_00, vatMinor: 1_60 });
    expect(moved.stock).toBeUndefined();
    expect(journal.books.links.taken.get('FT_2026.1')?.credited.get(0)).toEqual({
      quantity: '0',
      baseMinor: 10_00,
      vatMinor: 1_60,
    });
  });

  it('brings the goods back, unless it says that they stay where they are', () => {
    const { issue, note } = shop();
    issue({ lines: [three] });
    expect(note({ quantity: '1' }, { returnsStock: false }).stock).toBeUndefined();
    expect(note({ quantity: '1' }).stock?.map((move) => move.quantity)).toEqual(['1']);
  });

  it('finds the line that is meant where none is named', () => {
    const { issue } = shop();
    issue({ lines: [three, { ...threeSoaps, articleId: 'rice', vatId: 'vat_ISE_B' }] });
    const rice = { ...threeSoaps, articleId: 'rice', quantity: '1', vatId: 'vat_ISE_B' };
    const note = issue({ documentTypeId: 'NC', originId: 'FT_2026.1', lines: [rice] });
    expect(note.lines[0]?.origin).toEqual({ documentId: 'FT_2026.1', line: 1 });
    const other = { ...rice, articleId: 'delivery' };
    const refused = () => issue({ documentTypeId: 'NC', originId: 'FT_2026.1', lines: [other] });
    expect(codeOf(refused)).toBe('line.originNotFound');
  });

  it('keeps its document from being cancelled until it is cancelled itself', () => {
    const { issue, note, cancel, openOf } = shop();
    issue({ lines: [three] });
    note({ quantity: '1' });
    expect(codeOf(() => cancel('FT_2026.1'))).toBe('document.hasNotes');
    cancel('NC_2026.1');
    expect(openOf('FT_2026.1')).toBe(104_39);
    cancel('FT_2026.1');
    expect(codeOf(() => note({ quantity: '1' }))).toBe('document.originCancelled');
  });

  it('is put back where the value of its line is used up, of which it gave none', () => {
    const { issue, note, cancel, restore, openOf } = shop();
    issue({ lines: [{ ...three, quantity: '1', unitPrice: '0.01' }] });
    expect(note({ quantity: '0.333' }).totals.totalMinor).toBe(0);
    expect(note({ quantity: '0.667' }).totals.totalMinor).toBe(1);
    cancel('NC_2026.1');
    expect(restore('NC_2026.1')).toMatchObject([{ type: 'DocumentRestored' }]);
    expect(openOf('FT_2026.1')).toBe(0);
    expect(codeOf(() => restore('NC_2026.1'))).toBe('document.notCancelled');
  });

  it('is not put back when what it gave back has been given back since', () => {
    const { issue, note, cancel, restore } = shop();
    issue({ lines: [three] });
    note({ quantity: '2' });
    cancel('NC_2026.1');
    note({ quantity: '2' });
    expect(codeOf(() => restore('NC_2026.1'))).toBe('document.originTakenSince');
    cancel('NC_2026.2');
    expect(codeOf(() => restore('NC_2026.1'))).toBe('done');
  });

  it('is for the party of its document, and in its currency', () => {
    const { issue, note } = shop();
    issue({ lines: [three] });
    expect(codeOf(() => note({}, { clientId: 'consumer' }))).toBe('document.originOfOtherParty');
    expect(note({ quantity: '1' }, { clientId: 'mercearia' }).partyId).toBe('mercearia');
  });
});

describe('a debit note', () => {
  it('charges more for a document, which stays while the note does', () => {
    const { issue, cancel } = shop();
    issue({ lines: [three] });
    const charge = { description: 'Portes', quantity: '1', unitPrice: '50', vatId: 'vat_NOR' };
    const note = issue({ documentTypeId: 'ND', originId: 'FT_2026.1', lines: [charge] });
    expect(note.account).toEqual({ debitMinor: 58_00, creditMinor: 0 });
    expect(codeOf(() => cancel('FT_2026.1'))).toBe('document.hasNotes');
  });
});

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
