import { quantity, unitPrice } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import { decide } from '../commands.js';
import type { JournalEvent } from '../events.js';
import type { StockMove } from '../stock/index.js';
import { aContext, aShop, booksOf, issuedInShop, monday, specify } from '../testing/index.js';
import { cancelDocument, restoreDocument } from './cancel-document.js';

const past = [...aShop(), ...issuedInShop({}, { documentTypeId: 'VD' })];
const closedSeries: JournalEvent = { type: 'SeriesClosed', data: { id: 'FT_2026' } };
/** Three soaps of the main warehouse, which nobody had received. */
const soaps = (quantityMoved: string, level: string): readonly StockMove[] => [
  {
    line: 0,
    articleId: 'soap',
    warehouseId: 'warehouse_main',
    quantity: quantity(quantityMoved, { signed: true }),
    level: quantity(level, { signed: true }),
    unitCost: unitPrice('0'),
    costMinor: 0,
  },
];
/** What an issued document of three soaps charged. */
const charged = (reference: string, typeId: string) => ({
  reference,
  typeId,
  sign: 1 as const,
  parts: [{ vatId: 'vat_NOR', baseMinor: 45000, vatMinor: 7200 }],
});
const cancelled: JournalEvent = {
  type: 'DocumentCancelled',
  data: {
    id: 'FT_2026.1',
    on: monday,
    reason: 'Cliente desistiu',
    account: { partyId: 'mercearia', debitMinor: 0, creditMinor: 52200 },
    lineCount: 1,
    charges: charged('FT 2026/1', 'FT'),
    stock: soaps('3', '-3'),
  },
};
const restored: JournalEvent = {
  type: 'DocumentRestored',
  data: {
    id: 'FT_2026.1',
    on: monday,
    account: { partyId: 'mercearia', debitMinor: 52200, creditMinor: 0 },
    lineCount: 1,
    charges: charged('FT 2026/1', 'FT'),
    stock: soaps('-3', '-6'),
  },
};

describe('cancelling a document', () => {
  const given = specify(cancelDocument);
  const cancel = (differing: object = {}) =>
    ({
      type: 'CancelDocument',
      id: 'FT_2026.1',
      reason: 'Cliente desistiu',
      ...differing,
    }) as const;

  it('takes back what it did to the account', () => {
    given(...past)
      .when(cancel())
      .then(cancelled);
    const { documents } = booksOf(...past, cancelled);
    expect(documents.balances.get('mercearia')).toBe(0);
    expect(documents.open.get('FT_2026.1')).toBeUndefined();
  });

  it('leaves the account of one that was paid when it was issued', () => {
    given(...past)
      .when(cancel({ id: 'VD_2026.1' }))
      .then({
        type: 'DocumentCancelled',
        data: {
          id: 'VD_2026.1',
          on: monday,
          reason: 'Cliente desistiu',
          lineCount: 1,
          charges: charged('VD 2026/1', 'VD'),
          entries: [{ accountId: 'account_cash', amountMinor: -52200 }],
          stock: soaps('3', '-3'),
        },
      });
  });

  it('is refused a second time, and after a restore allowed again', () => {
    given(...past, cancelled)
      .when(cancel())
      .thenRefused('document.alreadyCancelled', { document: 'FT 2026/1' });
    given(...past, cancelled, restored)
      .when(cancel())
      .then(cancelled);
  });

  it('needs a reason of at most 500 characters', () => {
    given(...past)
      .when(cancel({ reason: '  ' }))
      .thenRefused('document.reasonRequired', {}, 'reason');
    given(...past)
      .when(cancel({ reason: 'x'.repeat(501) }))
      .thenRefused('field.tooLong', { field: 'reason', max: 500 }, 'reason');
    const edge = given(...past).when(cancel({ reason: 'x'.repeat(500) }));
    expect(edge.events).toHaveLength(1);
  });

  it('counts today, or on the day of issue while its month lasts', () => {
    const dayOf = (on: string, now: string) =>
      given(...past)
        .when(cancel({ on }), { now })
        .events.map(({ data }) => 'on' in data && data.on);
    expect(dayOf('2026-03-31', '2026-03-31T10:00:00.000Z')).toEqual(['2026-03-31']);
    expect(dayOf(monday, '2026-03-31T10:00:00.000Z')).toEqual([monday]);
    const refused = (on: string, now: string) => given(...past).when(cancel({ on }), { now });
    refused(monday, '2026-04-01T10:00:00.000Z').thenRefused('document.cancelDayClosed', {
      day: monday,
    });
    refused('2026-03-03', '2026-03-31T10:00:00.000Z').thenRefused('document.cancelDayClosed');
    refused('hoje', '2026-03-31T10:00:00.000Z').thenRefused('document.invalidDay');
  });

  it('is refused for what is no document', () => {
    for (const id of ['FT_2026.3', 'FT_2026.0', 'FT_2026.01', 'FT_1999.1', 'mercearia', '.1', '']) {
      given(...past)
        .when(cancel({ id }))
        .thenRefused('document.notFound', { id });
    }
  });

  it('is refused in a closed series', () => {
    given(...past, closedSeries)
      .when(cancel())
      .thenRefused('series.closed', { series: 'FT 2026' });
  });

  it('is refused as stale when the document has moved on', () => {
    const revision = past.length - 2;
    given(...past)
      .when(cancel({ expectedRevision: revision }))
      .then(cancelled);
    given(...past)
      .when(cancel({ expectedRevision: revision - 1 }))
      .thenRefused('record.stale', { expected: revision - 1, actual: revision });
  });
});

describe('restoring a document', () => {
  const given = specify(restoreDocument);
  const restore = { type: 'RestoreDocument', id: 'FT_2026.1' } as const;

  it('puts everything back as it was', () => {
    given(...past, cancelled)
      .when(restore)
      .then(restored);
    const before = booksOf(...past).documents;
    const after = booksOf(...past, cancelled, restored).documents;
    expect(after.balances.get('mercearia')).toBe(before.balances.get('mercearia'));
    expect(after.open.get('FT_2026.1')).toEqual(before.open.get('FT_2026.1'));
  });

  it('is refused where the client would owe more than its limit by now', () => {
    const limited: JournalEvent = {
      type: 'PartyChanged',
      data: { id: 'mercearia', before: {}, after: { creditLimitMinor: 100_00 } },
    };
    given(...past, cancelled, limited)
      .when(restore, { actorId: 'cashier' })
      .thenRefused('client.creditLimitExceeded', { limit: '100.00', exposure: '522.00' });
  });

  it('is refused for one that stands, and in a closed series', () => {
    given(...past)
      .when(restore)
      .thenRefused('document.notCancelled', { document: 'FT 2026/1' });
    given(...past, cancelled, closedSeries)
      .when(restore)
      .thenRefused('series.closed');
  });
});

describe('a command for a company that is not set up', () => {
  it('is refused', () => {
    const command = { type: 'ArchiveArticle', id: 'rice' } as const;
    expect(() => decide(booksOf(), command, aContext())).toThrow('company.notRegistered');
  });
});
