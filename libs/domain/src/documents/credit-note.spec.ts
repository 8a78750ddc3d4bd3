import { describe, expect, it } from '@jest/globals';
import {
  codeOf,
  monday,
  notingShop as shop,
  threeAtDiscount as three,
  threeSoaps,
} from '../testing/index.js';

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

  it('takes only lines of the document that it corrects', () => {
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

  it('may give back only value, which returns no goods', () => {
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
