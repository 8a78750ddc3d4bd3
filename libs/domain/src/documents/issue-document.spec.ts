import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import {
  aCompany,
  aShop,
  issue,
  issuedInShop,
  monday,
  specify,
  threeSoaps,
  twoSacksOfRice,
} from '../testing/index.js';
import { issueDocument } from './issue-document.js';

const given = specify(issueDocument);
const shop = aShop();

const documentOf = (events: readonly JournalEvent[]) => {
  const [event] = events;
  if (event?.type !== 'DocumentIssued') throw new Error('no document');
  return event.data;
};

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
          stock: [
            {
              line: 0,
              articleId: 'soap',
              warehouseId: 'warehouse_main',
              quantity: '-3',
              level: '-3',
              unitCost: '0',
              costMinor: 0,
            },
          ],
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
    given(...shop, { type: 'DocumentTypeArchived', data: { id: 'FT' } })
      .when(issue())
      .thenRefused('document.typeNotLoaded');
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
