import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aCompany, aShop, issue, issuedInShop, mercearia, monday } from '../testing/index.js';
import { anOpenSeries, specify, threeSoaps, twoSacksOfRice } from '../testing/index.js';
import { issueDocument } from './issue-document.js';

const given = specify(issueDocument);
const shop = aShop();

const documentOf = (events: readonly JournalEvent[]) => {
  const [event] = events;
  if (event?.type !== 'DocumentIssued') throw new Error('no document');
  return event.data;
};

const changed = (after: object, before: object = {}): JournalEvent =>
  ({ type: 'PartyChanged', data: { id: 'mercearia', before, after } }) as JournalEvent;

const archived = (
  noun: 'Party' | 'Article' | 'Vat' | 'DocumentType',
  id: string,
): JournalEvent => ({
  type: `${noun}Archived`,
  data: { id },
});

describe('issuing a document', () => {
  it('takes the next number of its series and keeps everything as it is', () => {
    given(...shop)
      .when(issue())
      .then({
        type: 'DocumentIssued',
        data: {
          id: 'FT_2026.1',
          draftId: 'draft1',
          typeId: 'FT',
          seriesId: 'FT_2026',
          number: 1,
          reference: 'FT 2026/1',
          year: 2026,
          issuedOn: monday,
          dueOn: '2026-04-01',
          currency: 'MZN',
          supplier: {
            name: 'Mercearia Moderna, Lda',
            nuit: '400005834',
            address: 'Av. 24 de Julho, 1200',
            city: 'Maputo',
            country: 'MZ',
          },
          partyId: 'mercearia',
          party: {
            code: 'C001',
            name: 'Mercearia do Bairro',
            nuit: '400339910',
            address1: 'Rua da Resistência, 45',
            country: 'MZ',
          },
          lines: [
            {
              articleId: 'soap',
              code: 'SAB01',
              description: 'Sabão em barra',
              unit: 'un',
              quantity: '3',
              unitPrice: '150',
              discounts: [],
              vatId: 'vat_NOR',
              vatCode: 'NOR',
              vatRate: '16',
              grossMinor: 45000,
              discountMinor: 0,
              afterDiscountMinor: 45000,
              commercialMinor: 0,
              financialMinor: 0,
              netMinor: 45000,
              baseMinor: 45000,
              vatMinor: 7200,
            },
          ],
          totals: {
            subtotalMinor: 45000,
            commercialMinor: 0,
            financialMinor: 0,
            groups: [
              { vatId: 'vat_NOR', code: 'NOR', rate: '16', baseMinor: 45000, vatMinor: 7200 },
            ],
            baseMinor: 45000,
            vatMinor: 7200,
            totalMinor: 52200,
            discountMinor: 0,
          },
          roundingPolicy: 'P',
          vatIncluded: false,
          accountEffect: 'debit',
          account: { debitMinor: 52200, creditMinor: 0 },
        },
      });
  });

  it('numbers on from the last document', () => {
    const past = issuedInShop({}, {});
    const { number, reference } = documentOf(
      given(...shop, ...past).when(issue({ draftId: 'draft3' })).events,
    );
    expect([number, reference]).toEqual([3, 'FT 2026/3']);
  });

  it('is refused for a draft that is a document already', () => {
    given(...shop, ...issuedInShop({}))
      .when(issue())
      .thenRefused('document.draftAlreadyIssued', { draftId: 'draft1' });
    given(...shop)
      .when(issue({ draftId: '' }))
      .thenRefused('document.draftRequired');
  });

  it('counts a day from when it begins in the time zone of the company', () => {
    const justAfterMidnight = { now: '2026-03-02T22:05:00.000Z' };
    expect(documentOf(given(...shop).when(issue(), justAfterMidnight).events).issuedOn).toBe(
      '2026-03-03',
    );
  });
});

describe('the type of a document to issue', () => {
  it('has to exist and be in use', () => {
    given(...shop)
      .when(issue({ documentTypeId: 'XX' }))
      .thenRefused('document.typeNotLoaded', {}, 'documentTypeId');
    given(...shop, archived('DocumentType', 'FT'))
      .when(issue())
      .thenRefused('document.typeNotLoaded');
  });

  it('is one of sales', () => {
    given(...shop)
      .when(issue({ documentTypeId: 'FTF' }))
      .thenRefused('document.onlySaleDocuments');
  });

  it('is none that a payment issues', () => {
    given(...shop)
      .when(issue({ documentTypeId: 'RC' }))
      .thenRefused('document.typeIssuedByPayments', { type: 'Receipt' });
  });

  it('decides what happens on the account', () => {
    const accountOf = (documentTypeId: string) =>
      documentOf(given(...shop).when(issue({ documentTypeId })).events).account;
    expect(accountOf('FT')).toEqual({ debitMinor: 52200, creditMinor: 0 });
    expect(accountOf('VD')).toEqual({ debitMinor: 52200, creditMinor: 52200 });
    expect(accountOf('CT')).toEqual({ debitMinor: 0, creditMinor: 0 });
  });
});

describe('the series of a document', () => {
  it('has to exist for the year, or the user is offered to create one', () => {
    const nextYear = { now: '2027-01-04T07:00:00.000Z' };
    given(...shop)
      .when(issue(), nextYear)
      .thenRefused('series.notFound', { year: 2027 });
  });

  it('has to be open', () => {
    const closed: JournalEvent = { type: 'SeriesClosed', data: { id: 'FT_2026' } };
    given(...shop, closed)
      .when(issue())
      .thenRefused('series.closed', { series: 'FT 2026' });
    given(...shop, closed)
      .when(issue({ seriesId: 'FT_2026' }))
      .thenRefused('series.closed', { series: 'FT 2026' });
    const reopened: JournalEvent = { type: 'SeriesReopened', data: { id: 'FT_2026' } };
    expect(given(...shop, closed, reopened).when(issue()).events).toHaveLength(1);
    expect(documentOf(given(...shop, closed, anOpenSeries()).when(issue()).events).reference).toBe(
      'FT 2026B/1',
    );
  });

  it('can be chosen among those of the type', () => {
    const second = given(...shop, anOpenSeries()).when(issue({ seriesId: 'FT_2026B' }));
    expect(documentOf(second.events).id).toBe('FT_2026B.1');
    given(...shop)
      .when(issue({ seriesId: 'CT_2026' }))
      .thenRefused('document.seriesOfOtherType', { series: 'CT 2026', type: 'Invoice' });
    given(...shop)
      .when(issue({ seriesId: 'FT_1999' }))
      .thenRefused('series.notFound', { year: 2026 });
  });
});

describe('the day of issue', () => {
  it('is not in the future', () => {
    given(...shop)
      .when(issue({ issuedOn: '2026-03-03' }))
      .thenRefused('document.issuedInFuture', { today: monday }, 'issuedOn');
  });

  it('is not before the last document of the series, though it may be the same', () => {
    const past = issuedInShop({ issuedOn: '2026-02-20' });
    given(...shop, ...past)
      .when(issue({ draftId: 'draft2', issuedOn: '2026-02-19' }))
      .thenRefused('document.issuedBeforeLast', {
        lastIssuedOn: '2026-02-20',
        series: 'FT 2026',
      });
    const sameDay = issue({ draftId: 'draft2', issuedOn: '2026-02-20' });
    expect(given(...shop, ...past).when(sameDay).events).toHaveLength(1);
  });

  it('is of the year of the series', () => {
    given(...shop)
      .when(issue({ issuedOn: '2025-12-31', seriesId: 'FT_2026' }))
      .thenRefused('document.issuedOutsideSeries', { year: 2026, series: 'FT 2026' });
  });

  it('is a day of the calendar', () => {
    given(...shop)
      .when(issue({ issuedOn: '2026-02-30' }))
      .thenRefused('document.invalidDay', { field: 'issuedOn' });
  });
});

describe('the day payment is due', () => {
  it('follows from what was written, or else from the terms of the client', () => {
    const dueOn = (differing: Parameters<typeof issue>[0]) =>
      documentOf(given(...shop).when(issue(differing)).events).dueOn;
    expect(dueOn({})).toBe('2026-04-01');
    expect(dueOn({ paymentTermsDays: 0 })).toBe(monday);
    expect(dueOn({ dueOn: '2026-03-31' })).toBe('2026-03-31');
    expect(dueOn({ clientId: 'consumer' })).toBe(monday);
  });

  it('is the day of issue where the document is paid with it', () => {
    const cashSale = given(...shop).when(issue({ documentTypeId: 'VD', paymentTermsDays: 30 }));
    expect(documentOf(cashSale.events).dueOn).toBe(monday);
  });

  it('is not before the day of issue', () => {
    given(...shop)
      .when(issue({ dueOn: '2026-03-01' }))
      .thenRefused('document.dueBeforeIssue', {}, 'dueOn');
    given(...shop)
      .when(issue({ paymentTermsDays: -1 }))
      .thenRefused('document.invalidPaymentTerms', { max: 3650 }, 'paymentTermsDays');
    given(...shop)
      .when(issue({ dueOn: 'soon' }))
      .thenRefused('document.invalidDay', { field: 'dueOn' }, 'dueOn');
  });
});

describe('the client of a document', () => {
  it('has to be selected, to exist and to be a client in use', () => {
    const refusals = [
      [issue({ clientId: '' }), 'client.notSelected'],
      [issue({ clientId: 'nobody' }), 'client.notFound'],
      [issue({ clientId: 'wholesaler' }), 'client.isOnlySupplier'],
    ] as const;
    for (const [command, code] of refusals) {
      given(...shop)
        .when(command)
        .thenRefused(code, undefined, 'clientId');
    }
    given(...shop, archived('Party', 'mercearia'))
      .when(issue())
      .thenRefused('client.archived', { name: mercearia.data.name }, 'clientId');
  });

  it('owes no more than its credit limit', () => {
    const limited = [...shop, changed({ creditLimitMinor: 52200 })];
    const cashier = { actorId: 'cashier' };
    expect(given(...limited).when(issue(), cashier).events).toHaveLength(1);
    given(...limited, ...issuedInShop({}))
      .when(issue({ draftId: 'draft2' }), cashier)
      .thenRefused('client.creditLimitExceeded', { limit: '522.00', exposure: '1044.00' });
  });

  it('may owe more when the actor may exceed limits, and pays cash without any', () => {
    const limited = [...shop, changed({ creditLimitMinor: 0 })];
    expect(given(...limited).when(issue(), { actorId: 'owner' }).events).toHaveLength(1);
    const cashSale = issue({ documentTypeId: 'VD' });
    expect(given(...limited).when(cashSale, { actorId: 'cashier' }).events).toHaveLength(1);
  });
});

describe('the document that another one corrects', () => {
  const past = issuedInShop({});

  it('has to be named by a credit note', () => {
    given(...shop)
      .when(issue({ documentTypeId: 'NC' }))
      .thenRefused('document.originRequired', {}, 'originId');
    const note = issue({ documentTypeId: 'NC', draftId: 'draft2', originId: 'FT_2026.1' });
    const issued = documentOf(given(...shop, ...past).when(note).events);
    expect(issued.originId).toBe('FT_2026.1');
    expect(issued.account).toEqual({ debitMinor: 0, creditMinor: 52200 });
  });

  it('has to exist, stand and lead to the type', () => {
    const note = (originId: string) => issue({ documentTypeId: 'NC', draftId: 'draft2', originId });
    given(...shop, ...past)
      .when(note('FT_2026.2'))
      .thenRefused('document.originNotFound');
    given(...shop, ...past)
      .when(note('mercearia'))
      .thenRefused('document.originNotFound');
    given(...shop, ...past, {
      type: 'DocumentCancelled',
      data: { id: 'FT_2026.1', on: monday, reason: 'duplicate' },
    })
      .when(note('FT_2026.1'))
      .thenRefused('document.originCancelled', { id: 'FT_2026.1' });
    given(...shop, ...issuedInShop({ documentTypeId: 'CT' }))
      .when(note('CT_2026.1'))
      .thenRefused('document.originTypeNotAllowed', { from: 'Quotation', to: 'Credit note' });
  });
});

describe('the texts of a document', () => {
  it('are kept without blanks around them', () => {
    const { note, orderNumber, receiver, carrier } = documentOf(
      given(...shop).when(
        issue({
          note: ' Entregar à tarde ',
          orderNumber: 'PO-7',
          receiver: { name: 'Sr. Tembe', contact: '', address: 'Matola' },
          carrier: { name: ' ' },
        }),
      ).events,
    );
    expect({ note, orderNumber, receiver, carrier }).toEqual({
      note: 'Entregar à tarde',
      orderNumber: 'PO-7',
      receiver: { name: 'Sr. Tembe', address: 'Matola' },
      carrier: undefined,
    });
  });

  it('have an end', () => {
    const edges = [
      ['note', 2000],
      ['orderNumber', 60],
    ] as const;
    for (const [field, max] of edges) {
      expect(given(...shop).when(issue({ [field]: 'x'.repeat(max) })).events).toHaveLength(1);
      given(...shop)
        .when(issue({ [field]: 'x'.repeat(max + 1) }))
        .thenRefused('field.tooLong', { field, max }, field);
    }
    given(...shop)
      .when(issue({ receiver: { address: 'x'.repeat(201) } }))
      .thenRefused('field.tooLong', { field: 'receiver.address', max: 200 }, 'receiver.address');
  });
});

describe('a discount on the whole document', () => {
  it('is a percentage or an amount', () => {
    const totalOf = (differing: Parameters<typeof issue>[0]) =>
      documentOf(given(...shop).when(issue(differing)).events).totals.totalMinor;
    expect(totalOf({ commercialDiscount: { percentage: '10' } })).toBe(46980);
    expect(totalOf({ commercialDiscount: { minor: 5000 } })).toBe(46400);
    expect(totalOf({ financialDiscount: { percentage: '2' } })).toBe(51156);
    expect(totalOf({ financialDiscount: {} })).toBe(52200);
  });

  it('is refused as both, as nonsense, or above the value of the document', () => {
    const refused = (commercialDiscount: { percentage?: string; minor?: number }) =>
      given(...shop).when(issue({ commercialDiscount }));
    refused({ percentage: '10', minor: 5 }).thenRefused('document.discountTwice');
    refused({ percentage: 'ten' }).thenRefused(
      'pricing.invalidRate',
      undefined,
      'commercialDiscount.percentage',
    );
    refused({ minor: -1 }).thenRefused('pricing.invalidAmount', {}, 'commercialDiscount.minor');
    refused({ minor: 45001 }).thenRefused('pricing.discountExceedsSubtotal');
    refused({ percentage: '101' }).thenRefused('pricing.discountOutOfRange');
  });
});

describe('a company that is not set up', () => {
  it('issues nothing', () => {
    given().when(issue()).thenRefused('company.notRegistered');
    given(...aCompany())
      .when(issue({ lines: [threeSoaps, twoSacksOfRice] }))
      .thenRefused('client.notFound');
  });
});
