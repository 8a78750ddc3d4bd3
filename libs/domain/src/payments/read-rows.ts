import { convertMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { isDay } from '../calendar.js';
import { companyOf } from '../companies/index.js';
import { quoteOn } from '../exchange/index.js';
import type { Writable } from '../kernel/index.js';
import type { Problems } from '../refusal.js';
import { text, unitPriceField, type RegisterRecord } from '../registers/index.js';
import {
  checkNotEarly,
  MONEY_REFERENCE_MAX,
  usableAccount,
  type TreasuryAccount,
  type TreasuryEntry,
} from '../treasury/index.js';
import type { PaymentRowContent } from './payments.commands.js';
import type { ForeignAmount, PaymentMethodFields, PaymentRow } from './payments.events.js';
import { handedMinor, isPossibleRounding, readRoundings } from './round-cash.js';

type Method = RegisterRecord<PaymentMethodFields>;

/** A row on its way to being read; lines count from 1. */
interface RowToRead {
  readonly books: Books;
  readonly sent: PaymentRowContent;
  readonly on: string;
  readonly path: string;
  readonly line: number;
  readonly isAdvanceOfNothing: boolean;
  readonly roundingMinor: number;
  readonly problems: Problems;
}

const referenceText = text(MONEY_REFERENCE_MAX);
const rateField = unitPriceField();

/** What a payment is of. */
interface ReadingRows {
  readonly isAdvance?: boolean | undefined;
  /** Money from or to a client: its cash is rounded to coins. */
  readonly roundsCash?: boolean;
  /** The rows, as the command names them. */
  readonly list?: string;
}

/** Reads the rows of a payment; what is wrong is added with the row's place. */
export function readRows(
  books: Books,
  sent: readonly PaymentRowContent[],
  on: string,
  problems: Problems,
  { isAdvance = false, roundsCash = false, list = 'rows' }: ReadingRows = {},
): readonly PaymentRow[] {
  const roundings = roundsCash ? readRoundings(books, sent) : [];
  const isAdvanceOfNothing = isAdvance && sent.every(({ amountMinor }) => amountMinor === 0);
  const seen = new Set<string>();
  return sent.flatMap((content, index) => {
    const line = index + 1;
    const path = `${list}.${index}`;
    const roundingMinor = roundings[index] ?? 0;
    const place = { on, path, line, isAdvanceOfNothing, roundingMinor };
    const row = readRow({ books, sent: content, ...place, problems });
    if (!row) return [];
    // Two cheques are two rows; the same means to the same account is one.
    const key = `${row.methodId}|${row.treasuryAccountId}|${row.reference ?? ''}`;
    if (seen.has(key)) {
      problems.add(`${path}.methodId`, 'payment.methodAlreadySelected', { line });
    }
    seen.add(key);
    return [row];
  });
}

function readRow(toRead: RowToRead): PaymentRow | undefined {
  const { sent, path, roundingMinor, problems } = toRead;
  const method = readMethod(toRead);
  const account = readAccount(toRead, method);
  checkAmounts(toRead, method);
  const reference = readReference(toRead, method);
  if (!method || !account) return undefined;
  const { amountMinor, valueOn } = sent;
  const dueMinor = amountMinor + roundingMinor;
  const { receivedMinor = dueMinor } = sent;
  const row: Writable<PaymentRow> = {
    methodId: method.id,
    method: method.namePt,
    mechanism: method.mechanism,
    treasuryAccountId: account.id,
    amountMinor,
    receivedMinor,
    changeMinor: receivedMinor - dueMinor,
  };
  if (roundingMinor !== 0) row.roundingMinor = roundingMinor;
  if (reference !== undefined) row.reference = reference;
  if (valueOn !== undefined) {
    if (!isDay(valueOn)) {
      problems.add(`${path}.valueOn`, 'document.invalidDay', { field: 'valueOn' });
    } else checkNotEarly(valueOn, `${path}.valueOn`, problems);
    row.valueOn = valueOn;
  }
  const foreign = readForeign(toRead, account);
  if (foreign) row.foreign = foreign;
  return row;
}

function readMethod({ books, sent, path, line, problems }: RowToRead): Method | undefined {
  const method = books.payments.methods.get(sent.methodId ?? '');
  if (!method) problems.add(`${path}.methodId`, 'payment.methodNotSelected', { line });
  else if (method.isArchived) {
    problems.add(`${path}.methodId`, 'payment.methodArchived', { line, method: method.name });
  }
  return method;
}

function readAccount(
  { books, sent, on, path, line, problems }: RowToRead,
  method: Method | undefined,
): TreasuryAccount | undefined {
  const id = sent.treasuryAccountId ?? method?.accountId ?? '';
  const field = `${path}.treasuryAccountId`;
  if (id !== '') return usableAccount(books, id, on, field, problems);
  // Without a means, whose account it would be, that is what is missing.
  if (method) problems.add(field, 'payment.accountNotSelected', { line });
  return undefined;
}

function checkAmounts(
  { books, sent, path, line, isAdvanceOfNothing, roundingMinor, problems }: RowToRead,
  method: Method | undefined,
): void {
  const { amountMinor } = sent;
  const dueMinor = amountMinor + roundingMinor;
  const { receivedMinor = dueMinor } = sent;
  if (isAdvanceOfNothing) {
    if (line === 1) problems.add(`${path}.amountMinor`, 'payment.advanceIsZero');
  } else if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    problems.add(`${path}.amountMinor`, 'payment.invalidAmount', { line });
  } else if (dueMinor < 0 || !isPossibleRounding(books, sent, roundingMinor)) {
    problems.add(`${path}.roundingMinor`, 'payment.invalidAmount', { line });
  } else if (!Number.isSafeInteger(receivedMinor) || receivedMinor < dueMinor) {
    problems.add(`${path}.receivedMinor`, 'payment.receivedTooLittle', { line });
  } else if (method && receivedMinor > dueMinor && method.kind !== 'cash') {
    const params = { line, method: method.name };
    problems.add(`${path}.receivedMinor`, 'payment.changeOnlyFromCash', params);
  }
}

function readReference(
  { sent, path, line, problems }: RowToRead,
  method: Method | undefined,
): string | undefined {
  const reference = referenceText.read(sent.reference, `${path}.reference`, problems);
  if (reference === undefined && method?.requiresReference === true) {
    const params = { line, method: method.name };
    problems.add(`${path}.reference`, 'payment.referenceRequired', params);
  }
  return reference;
}

/** In another currency the row says what is on the account, and the rate what it is worth. */
function readForeign(
  { books, sent, on, path, line, problems }: RowToRead,
  { currency }: TreasuryAccount,
): ForeignAmount | undefined {
  if (currency === companyOf(books).currency) return undefined;
  const { accountMinor = 0, amountMinor } = sent;
  const written = rateField.read(sent.rate, `${path}.rate`, problems);
  const rate = written ?? quoteOn(books, currency, on)?.rate;
  if (rate === undefined) {
    if (sent.rate === undefined) {
      problems.add(`${path}.rate`, 'exchange.rateNotSet', { currency, on });
    }
    return undefined;
  }
  if (!Number.isSafeInteger(accountMinor) || accountMinor <= 0) {
    problems.add(`${path}.accountMinor`, 'payment.foreignAmountRequired', { line, currency });
    return undefined;
  }
  const differenceMinor = convertMinor(accountMinor, rate) - amountMinor;
  return { currency, amountMinor: accountMinor, rate, differenceMinor };
}

/** What the rows put on the treasury accounts: `in` adds, `out` takes away. */
export function entriesOfRows(
  rows: readonly PaymentRow[],
  direction: 'in' | 'out',
): readonly TreasuryEntry[] {
  return rows.map((row) => {
    const { treasuryAccountId, amountMinor, roundingMinor, valueOn, foreign } = row;
    const minor = foreign?.amountMinor ?? handedMinor(row);
    const entry: Writable<TreasuryEntry> = {
      accountId: treasuryAccountId,
      amountMinor: direction === 'in' ? minor : 0 - minor,
    };
    if (valueOn !== undefined) entry.valueOn = valueOn;
    if (roundingMinor !== undefined) {
      entry.roundingMinor = direction === 'in' ? roundingMinor : 0 - roundingMinor;
    }
    if (foreign !== undefined) {
      const worthMinor = amountMinor + foreign.differenceMinor;
      entry.worthMinor = direction === 'in' ? worthMinor : 0 - worthMinor;
    }
    return entry;
  });
}

/** Σ of amounts. */
export function sumOf(parts: readonly { readonly amountMinor: number }[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
