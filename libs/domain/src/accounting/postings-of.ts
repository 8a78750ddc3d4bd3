import type { JournalEventOf } from '../events.js';
import { expenseVat, type ReversedExpense } from '../expenses/index.js';
import type { StockMove } from '../stock/index.js';
import { postingOf } from './account-roles.js';
import { postAssets } from './post-assets.js';
import { addBoughtVat } from './post-bought-vat.js';
import { postDocument, postDocumentAgain } from './post-document.js';
import { postPayment, postPaymentEffect, postRefund } from './post-payment.js';
import { Postings, type Posting } from './posting.js';
import type { PartName, PostedEventType } from './posting-rules.js';
import { addStock } from './post-stock.js';

/** An event that is posted, and when it was recorded. */
export type PostedEvent = {
  [T in PostedEventType]: Pick<JournalEventOf<T>, 'type' | 'data'>;
}[PostedEventType];

/** The entry that an event makes: its lines, whose sum is nothing. */
export function postingsOf(event: PostedEvent): readonly Posting[] {
  switch (event.type) {
    case 'JournalEntryRecorded':
    case 'JournalEntryReversed':
      // As they were written: two lines of one account stay two.
      return event.data.lines.map(({ accountId, debitMinor, creditMinor, warehouseId }) => ({
        posting: postingOf('chosen', accountId),
        amountMinor: debitMinor - creditMinor,
        ...(warehouseId !== undefined && { warehouseId }),
      }));
    default:
      return post(new Postings(), event).lines;
  }
}

type WorkedOutEvent = Exclude<PostedEvent, { readonly type: `JournalEntry${string}` }>;

function post(postings: Postings, event: WorkedOutEvent): Postings {
  switch (event.type) {
    case 'DocumentIssued':
      return postDocument(postings, event.data);
    case 'DocumentCancelled':
    case 'DocumentRestored':
      return postDocumentAgain(postings, event);
    case 'PaymentRecorded':
      return postPayment(postings, event.data);
    case 'PaymentCancelled':
    case 'PaymentRestored':
      return postPaymentEffect(postings, event);
    case 'RefundRecorded':
    case 'RefundCancelled':
      return postRefund(postings, event.data);
    case 'PaymentReclassified':
    case 'MoneyTransferred':
      postings.addMoney(event.data.entries);
      return postings.balance('exchangeDifference');
    case 'MoneyDeposited':
    case 'MoneyWithdrawn':
    case 'MovementCancelled':
    case 'MovementRestored':
      return postMovement(postings, event.data);
    case 'ExpenseRecorded':
    case 'ExpensePaid':
    case 'ExpenseCancelled':
    case 'ExpenseRestored':
      return postExpense(postings, event);
    case 'TreasuryAccountRegistered':
    case 'TreasuryAccountChanged':
      return postOpeningBalance(postings, event);
    case 'FixedAssetRecorded':
    case 'FixedAssetCancelled':
    case 'FixedAssetDisposed':
    case 'FixedAssetRestored':
    case 'FixedAssetsDepreciated':
    case 'DepreciationReversed':
      return postAssets(postings, event);
    default:
      return postStockEvent(postings, event);
  }
}

/** What the product itself books where a drawer did not hold what it should. */
const tillDifference = /_difference$/;

function postMovement(
  postings: Postings,
  { id, entries }: JournalEventOf<'MoneyDeposited' | 'MovementCancelled'>['data'],
): Postings {
  postings.addMoney(entries);
  const isTransfer = entries.length > 1;
  if (isTransfer) return postings.balance('exchangeDifference');
  return postings.balance(tillDifference.test(id) ? 'tillDifference' : 'otherMoney');
}

type ExpenseEvent = Extract<PostedEvent, { readonly type: `Expense${string}` }>;

function postExpense(postings: Postings, event: ExpenseEvent): Postings {
  switch (event.type) {
    case 'ExpenseRecorded': {
      const { entries, rows, totalMinor, withheld, paidMinor } = event.data;
      const pendingMinor = totalMinor - (withheld?.amountMinor ?? 0) - paidMinor;
      addExpense(postings, { ...event.data, pendingMinor }, 1);
      postings.addMoney(entries, rows);
      return postings.balance('exchangeDifference');
    }
    case 'ExpensePaid': {
      const { entries, rows, paidMinor } = event.data;
      postings.add('expenseOwed', 0 - paidMinor);
      postings.addMoney(entries, rows);
      return postings.balance('exchangeDifference');
    }
    case 'ExpenseCancelled':
    case 'ExpenseRestored': {
      const { expense, entries } = event.data;
      postings.addMoney(entries);
      if (expense === undefined) return postings.balance('unexplained');
      addExpense(postings, expense, event.type === 'ExpenseRestored' ? 1 : -1);
      return postings.balance('exchangeDifference');
    }
  }
}

type Expense = Omit<ReversedExpense, 'reference'>;

/** What of its VAT is not deducted is part of what it costs, but of expenses of before. */
function addExpense(postings: Postings, expense: Expense, sign: 1 | -1): void {
  const { categoryId, vatUse = 'none', withheld, pendingMinor } = expense;
  const { deductedMinor, costMinor } = expenseVat(expense);
  postings.add('expense', sign * costMinor, { key: categoryId });
  const inCostMinor = costMinor - expense.baseMinor;
  addBoughtVat(postings, { ...expense, vatUse, deductedMinor, inCostMinor }, sign);
  postings.add('expenseOwed', sign * pendingMinor);
  if (withheld === undefined) return;
  postings.add('withheldFromSupplier', sign * withheld.amountMinor, { key: withheld.rateId });
}

/** In meticais: an account of another currency has no worth before its first movement. */
const ownCurrency = 'MZN';

function postOpeningBalance(
  postings: Postings,
  { type, data }: Extract<PostedEvent, { readonly type: `TreasuryAccount${string}` }>,
): Postings {
  const isNew = type === 'TreasuryAccountRegistered';
  if (isNew && data.currency !== ownCurrency) return postings;
  const openingMinor = isNew
    ? data.openingBalanceMinor
    : (data.after.openingBalanceMinor ?? 0) - (data.before.openingBalanceMinor ?? 0);
  postings.add('money', openingMinor, { key: data.id });
  return postings.balance('broughtForward');
}

type StockEvent = Extract<PostedEvent, { readonly type: `${'Stock' | 'OpeningStock'}${string}` }>;

const stockParts: Readonly<Record<StockEvent['type'], PartName>> = {
  StockTransferred: 'goods',
  StockTransferReceived: 'goods',
  StockTransferCancelled: 'goods',
  StockCountPosted: 'goodsCounted',
  OpeningStockEntered: 'goodsBrought',
  OpeningStockCancelled: 'goodsBrought',
};

function postStockEvent(postings: Postings, { type, data }: StockEvent): Postings {
  const stock: readonly StockMove[] = data.stock;
  addStock(postings, stock);
  return postings.balance(stockParts[type]);
}
