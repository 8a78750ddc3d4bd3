import { describe, expect, it } from '@jest/globals';
import { accountEntriesProjection, partiesProjection } from '../parties/index.js';
import { seriesProjection } from '../series/index.js';
import { applied } from '../testing/applied.js';
import { documentLinesProjection } from './document-lines.projection.js';
import { documentsProjection } from './documents.projection.js';
import { draftsProjection } from './drafts.projection.js';

const hotel = {
  type: 'PartyRegistered',
  data: { id: 'HOTEL', code: 'C001', name: 'Hotel', country: 'MZ', isClient: true },
};
const opened = {
  type: 'SeriesOpened',
  data: { id: 'FT_2026', typeId: 'FT', year: 2026, code: '2026', prefix: 'FT' },
};
const totals = { baseMinor: 290_000, vatMinor: 46_400, totalMinor: 336_400, discountMinor: 0 };
const issued = {
  type: 'DocumentIssued',
  data: {
    id: 'FT_2026.1',
    typeId: 'FT',
    seriesId: 'FT_2026',
    number: 1,
    reference: 'FT 2026/1',
    year: 2026,
    issuedOn: '2026-03-02',
    dueOn: '2026-04-01',
    currency: 'MZN',
    partyId: 'HOTEL',
    party: { code: 'C001', name: 'Hotel' },
    totals,
    accountEffect: 'debit',
    account: { debitMinor: 336_400, creditMinor: 0 },
  },
};
const cancelled = {
  type: 'DocumentCancelled',
  data: {
    id: 'FT_2026.1',
    on: '2026-03-03',
    reason: 'Wrong client',
    account: { partyId: 'HOTEL', debitMinor: 0, creditMinor: 336_400 },
  },
};
const restored = {
  type: 'DocumentRestored',
  data: {
    id: 'FT_2026.1',
    on: '2026-03-04',
    account: { partyId: 'HOTEL', debitMinor: 336_400, creditMinor: 0 },
  },
};
const history = [hotel, opened, issued, cancelled, restored];

describe('the row of a document', () => {
  it.each([
    [3, 'unpaid', 336_400],
    [4, 'cancelled', 0],
    [5, 'unpaid', 336_400],
  ])('after %i events is %s', (count, status, pendingMinor) => {
    expect(applied(documentsProjection, history.slice(0, count))['FT_2026.1']).toMatchObject({
      status,
      pendingMinor,
      totalMinor: 336_400,
      issuedRevision: 2,
    });
  });

  it('of a type without effect on the account is open', () => {
    const account = { debitMinor: 0, creditMinor: 0 };
    const quotation = { ...issued, data: { ...issued.data, accountEffect: 'none', account } };
    expect(applied(documentsProjection, [quotation])['FT_2026.1']).toMatchObject({
      status: 'open',
    });
    expect(applied(accountEntriesProjection, [quotation])).toEqual({});
  });

  it('that was paid as it was issued is paid', () => {
    const account = { debitMinor: 336_400, creditMinor: 336_400 };
    const sale = { ...issued, data: { ...issued.data, accountEffect: 'both', account } };
    expect(applied(documentsProjection, [sale])['FT_2026.1']).toMatchObject({
      status: 'paid',
      pendingMinor: 0,
    });
  });
});

describe('the row of a document that others are made of', () => {
  const account = { debitMinor: 0, creditMinor: 0 };
  const order = {
    ...issued,
    data: { ...issued.data, id: 'EC_2026.1', accountEffect: 'none', account },
  };
  const taking = { documentId: 'EC_2026.1', kind: 'conversion', lines: [], leaves: 'some' };
  const invoice = { ...issued, data: { ...issued.data, takes: [taking] } };
  const undone = {
    ...cancelled,
    data: { ...cancelled.data, gives: [{ ...taking, leaves: 'all' }] },
  };

  it('names them, and is converted as far as they take it', () => {
    const link = { documentId: 'FT_2026.1', kind: 'conversion' };
    expect(applied(documentsProjection, [order, invoice])['EC_2026.1']).toMatchObject({
      status: 'partiallyConverted',
      madeInto: [link],
    });
    const whole = { ...invoice.data, takes: [{ ...taking, leaves: 'nothing' }] };
    const all = [order, { ...invoice, data: whole }];
    expect(applied(documentsProjection, all)['EC_2026.1']).toMatchObject({ status: 'converted' });
    expect(applied(documentsProjection, [order, invoice, undone])['EC_2026.1']).toMatchObject({
      status: 'open',
      madeInto: [],
      cancelledInto: [link],
    });
    const again = { ...restored, data: { ...restored.data, takes: [taking] } };
    const events = [order, invoice, undone, again];
    expect(applied(documentsProjection, events)['EC_2026.1']).toMatchObject({
      status: 'partiallyConverted',
      madeInto: [link],
      cancelledInto: [],
    });
  });

  it('says what is printed, written on it and kept with it', () => {
    const id = 'FT_2026.1';
    const attachment = { id: 'a1', blobId: 'b1', name: 'nota.pdf', contentType: 'x', size: 3 };
    const after = { orderNumber: 'PO-7', note: 'Depois' };
    const row = applied(documentsProjection, [
      issued,
      { type: 'DocumentTextsChanged', data: { id, before: {}, after } },
      { type: 'DocumentFileAttached', data: { id, attachment } },
      { type: 'DocumentPrinted', data: { id, copy: 'duplicate', on: '2026-03-02' } },
    ])['FT_2026.1'];
    expect(row).toMatchObject({ orderNumber: 'PO-7', texts: after, isPrinted: false });
    expect(row).toMatchObject({ attachments: [attachment] });
    const original = { type: 'DocumentPrinted', data: { id, copy: 'original', on: '2026-03-02' } };
    expect(applied(documentsProjection, [issued, original])[id]).toMatchObject({ isPrinted: true });
  });
});

describe('the rows of a document’s lines', () => {
  const line = { description: 'Arroz', unit: 'sc', quantity: '2', unitPrice: '1450' };
  const discounts = { discountMinor: 0, commercialMinor: 0, financialMinor: 0 };
  const figures = { vatId: 'vat_NOR', vatRate: '16', ...discounts, baseMinor: 290_000 };
  const lines = [{ ...line, ...figures, vatMinor: 46_400 }];
  const sold = { ...issued, data: { ...issued.data, lines } };
  const taken = { ...cancelled, data: { ...cancelled.data, lineCount: 1 } };

  it('are there once each, and say when the document is cancelled', () => {
    expect(applied(documentLinesProjection, [sold])['FT_2026.1.0']).toMatchObject({
      documentId: 'FT_2026.1',
      line: 0,
      baseMinor: 290_000,
      isCancelled: false,
    });
    expect(applied(documentLinesProjection, [sold, taken])['FT_2026.1.0']).toMatchObject({
      isCancelled: true,
    });
  });

  it('are in the company’s currency, and none of training', () => {
    const worth = { baseMinor: 18_544_050, vatMinor: 2_967_048, totalMinor: 21_511_098 };
    const exchange = { rate: '63.945', ...worth };
    const foreign = { ...sold, data: { ...sold.data, exchange } };
    expect(applied(documentLinesProjection, [foreign])['FT_2026.1.0']).toMatchObject({
      baseMinor: 18_544_050,
    });
    const lesson = { ...sold, data: { ...sold.data, isTraining: true } };
    expect(applied(documentLinesProjection, [lesson])).toEqual({});
  });
});

describe('what a document does to other rows', () => {
  it.each([
    [3, 336_400],
    [4, 0],
    [5, 336_400],
  ])('after %i events makes the balance %i', (count, balanceMinor) => {
    const events = history.slice(0, count);
    expect(applied(partiesProjection, events)['HOTEL']).toMatchObject({ balanceMinor });
    const entries = Object.values(applied(accountEntriesProjection, events)) as {
      readonly debitMinor: number;
      readonly creditMinor: number;
    }[];
    const sum = entries.reduce((all, entry) => all + entry.debitMinor - entry.creditMinor, 0);
    expect(sum).toBe(balanceMinor);
  });

  it('moves its series on', () => {
    expect(applied(seriesProjection, history)['FT_2026']).toMatchObject({
      lastNumber: 1,
      lastIssuedOn: '2026-03-02',
      isOpen: true,
    });
  });
});

describe('the row of a draft', () => {
  const metadata = {
    companyId: 'MERCEARIA',
    actorId: 'AMELIA',
    actorName: 'Amélia Sitoe',
    recordedAt: '2026-03-02T08:00:00.000Z',
    shown: { totalMinor: 336_400, clientName: 'Hotel' },
  };
  const content = { documentTypeId: 'FT', clientId: 'HOTEL', lines: [{}] };
  const saved = {
    type: 'DraftSaved',
    data: { id: 'D1', companyId: 'MERCEARIA', content },
    metadata,
  };

  it('shows what was saved', () => {
    expect(applied(draftsProjection, [saved], 'D1')).toEqual({
      D1: {
        id: 'D1',
        typeId: 'FT',
        clientId: 'HOTEL',
        clientName: 'Hotel',
        totalMinor: 336_400,
        lineCount: 1,
        savedAt: '2026-03-02T08:00:00.000Z',
        savedBy: 'Amélia Sitoe',
      },
    });
  });

  it.each(['DraftDiscarded', 'DraftIssued'])('is gone after %s', (type) => {
    const ended = { type, data: { id: 'D1' }, metadata };
    expect(applied(draftsProjection, [saved, ended], 'D1')).toEqual({});
  });
});
