import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  documentState,
  treasuryBalance,
  type Books,
  type DocumentIssuedData,
} from '@balcao/domain';
import {
  cancelledIn,
  Commerce,
  moneyOf,
  sequencesOf,
  statementsOf,
  sumsOf,
  type Figures,
} from '@balcao/domain/testing';
import { quantity, toMicros } from '@balcao/pricing';
import { documentsProjection } from './documents/index.js';
import { accountEntriesProjection, partiesProjection } from './parties/index.js';
import { paymentsProjection, settlementsProjection } from './payments/index.js';
import type { AnyProjection } from './projection.js';
import { stockLevelsProjection, stockMovesProjection } from './stock/index.js';
import { applied } from './testing/applied.js';
import { treasuryAccountsProjection, treasuryEntriesProjection } from './treasury/index.js';

/** `BALCAO_SEQUENCES=10000` runs half as many. */
const numRuns = Number.parseInt(process.env['BALCAO_SEQUENCES'] ?? '1000', 10) / 2;
const longest = 40;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (row: unknown): row is Fields => typeof row === 'object' && row !== null;

/** The rows of a projection after the sequence. */
function rowsOf(projection: AnyProjection, { events }: Commerce): readonly Fields[] {
  return Object.values(applied(projection, events)).filter(isFields);
}

const text = (row: Fields, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value : '';
};
const amount = (row: Fields, field: string): number => {
  const value = row[field];
  return typeof value === 'number' ? value : 0;
};
const sumsBy = (rows: readonly Fields[], key: (row: Fields) => string, field: string): Figures =>
  sumsOf(rows.map((row) => [key(row), amount(row, field)]));

/** What is still to be converted of each document that stands, from the takings of the journal. */
function conversionOf(issued: DocumentIssuedData, standing: readonly DocumentIssuedData[]) {
  const taken = sumsOf(
    standing
      .flatMap(({ takes = [] }) => takes)
      .filter(({ documentId, kind }) => documentId === issued.id && kind === 'conversion')
      .flatMap(({ lines }) => lines.map((each) => [String(each.line), toMicros(each.quantity)])),
  );
  if (taken.size === 0) return 'none';
  const isAll = issued.lines.every(
    (line, at) => (taken.get(String(at)) ?? 0) === toMicros(quantity(line.quantity)),
  );
  return isAll ? 'all' : 'some';
}

const openOf = ({ documents }: Books, id: string) => documents.open.get(id)?.openMinor ?? 0;

function checkDocuments(shop: Commerce): void {
  const cancelled = cancelledIn(shop.events);
  const issued = shop.events.flatMap((event) =>
    event.type === 'DocumentIssued' ? [event.data] : [],
  );
  const standing = issued.filter(({ id }) => !cancelled.has(id));
  const expected = issued.map((one) => {
    const { id, account, accountEffect, dueOn } = one;
    const openMinor = openOf(shop.books, id);
    const facts = {
      isCancelled: cancelled.has(id),
      hasFinancialImpact: accountEffect !== 'none',
      converted: conversionOf(one, standing),
      totalMinor: Math.abs(account.debitMinor - account.creditMinor),
      openMinor,
      dueOn,
    } as const;
    return { id, status: documentState(facts, dueOn).status, pendingMinor: openMinor };
  });
  const rows = rowsOf(documentsProjection, shop).map((row) => ({
    id: text(row, 'id'),
    status: text(row, 'status'),
    pendingMinor: amount(row, 'pendingMinor'),
  }));
  expect(rows).toEqual(expected);
}

function checkPayments(shop: Commerce): void {
  const cancelled = cancelledIn(shop.events);
  const recorded = shop.events.flatMap((event) =>
    event.type === 'PaymentRecorded' ? [event.data.id] : [],
  );
  const rows = rowsOf(paymentsProjection, shop).map((row) => ({
    id: text(row, 'id'),
    status: text(row, 'status'),
    unallocatedMinor: amount(row, 'unallocatedMinor'),
  }));
  expect(rows).toEqual(
    recorded.map((id) => ({
      id,
      status: cancelled.has(id) ? 'cancelled' : 'active',
      unallocatedMinor: openOf(shop.books, id),
    })),
  );
}

const ledgerKey = (row: Fields) =>
  text(row, 'ledger') === 'supplier' ? `${text(row, 'partyId')}:supplier` : text(row, 'partyId');

function checkAccounts(shop: Commerce): void {
  const statements = statementsOf(shop.events);
  const parties = rowsOf(partiesProjection, shop).flatMap((row): [string, number][] => [
    [text(row, 'id'), amount(row, 'balanceMinor')],
    [`${text(row, 'id')}:supplier`, 0 - amount(row, 'supplierBalanceMinor')],
  ]);
  expect(sumsOf(parties)).toEqual(statements);
  const entries = rowsOf(accountEntriesProjection, shop).map((row): [string, number] => [
    ledgerKey(row),
    amount(row, 'debitMinor') - amount(row, 'creditMinor'),
  ]);
  expect(sumsOf(entries)).toEqual(statements);
  const settlements = rowsOf(settlementsProjection, shop);
  expect(sumsBy(settlements, ledgerKey, 'signedMinor')).toEqual(statements);
  const open = [...shop.books.documents.open.values()].map(
    ({ id, side, openMinor }): [string, number] => [id, side === 'debit' ? openMinor : -openMinor],
  );
  const left = sumsBy(settlements, (row) => text(row, 'documentId'), 'signedMinor');
  expect(left).toEqual(sumsOf(open));
}

function checkMoney(shop: Commerce): void {
  for (const row of rowsOf(treasuryAccountsProjection, shop)) {
    expect(amount(row, 'balanceMinor')).toBe(treasuryBalance(shop.books, text(row, 'id')));
  }
  const entries = rowsOf(treasuryEntriesProjection, shop);
  const moved = sumsBy(entries, (row) => text(row, 'accountId'), 'amountMinor');
  expect(moved).toEqual(moneyOf(shop.events));
}

const placeKey = (row: Fields) =>
  ['articleId', 'warehouseId', 'batchId'].map((field) => text(row, field)).join(' ');

function checkStock(shop: Commerce): void {
  const levels = sumsOf(shop.books.stock.levels.entries());
  for (const projection of [stockLevelsProjection, stockMovesProjection]) {
    const rows = rowsOf(projection, shop);
    expect(sumsBy(rows, placeKey, 'quantityMicros')).toEqual(levels);
  }
}

describe('after any sequence of sales, purchases, payments, moves of stock and of money', () => {
  it('every row says what the journal says', () => {
    let events = 0;
    fc.assert(
      fc.property(sequencesOf(longest), (sequence) => {
        const shop = new Commerce(sequence).carryOut(sequence.steps);
        events += shop.events.length;
        checkDocuments(shop);
        checkPayments(shop);
        checkAccounts(shop);
        checkMoney(shop);
        checkStock(shop);
      }),
      { numRuns },
    );
    console.info(`${numRuns} sequences, ${events} events`);
  });
});
