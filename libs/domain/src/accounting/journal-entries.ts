import { AMOUNT_MINOR_MAX, formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { Problems, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import { refuseStale, refuseTakenId } from '../threads/index.js';
import {
  checkPeriodOpen,
  MONEY_REFERENCE_MAX,
  readMoneyReason,
  readPastDay,
} from '../treasury/index.js';
import { accountOf } from './account-of.js';
import { postingOf } from './account-roles.js';
import {
  journalEntryKinds,
  type JournalEntryKind,
  type JournalEntryLine,
} from './accounting.events.js';
import { ENTRY_DESCRIPTION_MAX, ENTRY_LINES_MAX } from './accounting.limits.js';

/** A line as sent: exactly one of the two amounts is above zero. */
export interface JournalEntryLineContent {
  readonly accountId?: string;
  readonly debitMinor?: number;
  readonly creditMinor?: number;
  readonly description?: string;
  readonly warehouseId?: string;
}

/** Records a manual journal entry. */
export interface RecordJournalEntry {
  readonly type: 'RecordJournalEntry';
  readonly id: string;
  /** Defaults to today. */
  readonly on?: string;
  /** Defaults to an ordinary entry. */
  readonly kind?: JournalEntryKind;
  readonly description: string;
  readonly reference?: string;
  readonly lines: readonly JournalEntryLineContent[];
}

/** Reverses a manual entry: what was posted is never edited. */
export interface ReverseJournalEntry {
  readonly type: 'ReverseJournalEntry';
  readonly id: string;
  /** Not before the entry; defaults to today, of opening balances to their own day. */
  readonly on?: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}

const entryText = required(text(ENTRY_DESCRIPTION_MAX));
const lineText = text(ENTRY_DESCRIPTION_MAX);
const referenceText = text(MONEY_REFERENCE_MAX);

const recordJournalEntry: Decide<RecordJournalEntry> = (books, command, context) => {
  const { id, kind = 'general' } = command;
  refuseTakenId(books, id);
  const problems = new Problems();
  const on = readPastDay(command.on, todayIn(books, context), problems);
  if (!journalEntryKinds.includes(kind)) problems.add('kind', 'field.invalid', { field: 'kind' });
  const description = entryText.read(command.description, 'description', problems) ?? '';
  const reference = referenceText.read(command.reference, 'reference', problems);
  if (command.lines.length < 2) problems.add('lines', 'accounting.entryTooShort');
  if (command.lines.length > ENTRY_LINES_MAX) {
    refuse('accounting.entryTooLong', { max: ENTRY_LINES_MAX }, 'lines');
  }
  const before = problems.count;
  const lines = command.lines.map((line, at) => readLine(books, { line, at, on, kind }, problems));
  if (problems.count === before) checkBalance(lines, problems);
  problems.refuseIfAny();
  const about = { description, ...(reference !== undefined && { reference }) };
  return [{ type: 'JournalEntryRecorded', data: { id, on, kind, ...about, lines } }];
};

interface ReadLine {
  readonly line: JournalEntryLineContent;
  readonly at: number;
  readonly on: string;
  readonly kind: JournalEntryKind;
}

function readLine(books: Books, read: ReadLine, problems: Problems): JournalEntryLine {
  const { line, at } = read;
  checkAccount(books, read, problems);
  const { accountId = '', debitMinor = 0, creditMinor = 0, warehouseId } = line;
  const isAmount = [debitMinor, creditMinor].every(
    (minor) => Number.isSafeInteger(minor) && minor >= 0 && minor <= AMOUNT_MINOR_MAX,
  );
  if (!isAmount || (debitMinor === 0) === (creditMinor === 0)) {
    const side = creditMinor === 0 ? 'debitMinor' : 'creditMinor';
    const max = formatMinor(AMOUNT_MINOR_MAX);
    problems.add(`lines.${at}.${side}`, 'accounting.lineAmount', { line: at + 1, max });
  }
  const description = lineText.read(line.description, `lines.${at}.description`, problems);
  if (warehouseId !== undefined && books.stock.warehouses.get(warehouseId) === undefined) {
    problems.add(`lines.${at}.warehouseId`, 'warehouse.notSelectedAtLine', { line: at + 1 });
  }
  return {
    accountId,
    debitMinor,
    creditMinor,
    ...(description !== undefined && { description }),
    ...(warehouseId !== undefined && { warehouseId }),
  };
}

/** Adds a problem unless the account can be posted to on the day. */
function checkAccount(
  books: Books,
  { line: { accountId = '' }, at, on, kind }: ReadLine,
  problems: Problems,
): void {
  const path = `lines.${at}.accountId`;
  const line = at + 1;
  const account = books.accounting.ledgerAccounts.get(accountId);
  if (!account) {
    problems.add(path, 'accounting.lineAccountMissing', { line });
    return;
  }
  const { code, isArchived } = account;
  if (isArchived) problems.add(path, 'accounting.lineAccountClosed', { line, code });
  else if (hasParts(books, code)) problems.add(path, 'accounting.lineHeading', { line, code });
  else if (kind === 'opening' && isKeptElsewhere(books, code)) {
    problems.add(path, 'accounting.lineKeptElsewhere', { line, code });
  }
  for (const each of books.treasury.accounts.values()) {
    if (accountOf(books, postingOf('treasury', each.id)) !== code) continue;
    checkPeriodOpen(books, each, on, path, problems);
  }
}

/** Whether it has open sub-accounts, which are posted to instead. */
const hasParts = (books: Books, code: string): boolean =>
  [...books.accounting.ledgerAccounts.values()].some(
    (other) => !other.isArchived && other.code !== code && other.code.startsWith(code),
  );

/**
 * Whether the account's opening balance comes from clients, suppliers, treasury accounts or stock.
 * It is entered there; here it would count twice.
 */
export function isKeptElsewhere(books: Books, code: string): boolean {
  const kept = [
    ...(['clients', 'suppliers', 'stock', 'treasury'] as const).map((role) => postingOf(role)),
    ...[...books.treasury.accounts.values()].map(({ id }) => postingOf('treasury', id)),
  ];
  return kept.some((posting) => accountOf(books, posting) === code);
}

function checkBalance(lines: readonly JournalEntryLine[], problems: Problems): void {
  const debitMinor = lines.reduce((sum, line) => sum + line.debitMinor, 0);
  const creditMinor = lines.reduce((sum, line) => sum + line.creditMinor, 0);
  if (debitMinor === creditMinor) return;
  problems.add('lines', 'accounting.entryNotBalanced', {
    debit: formatMinor(debitMinor),
    credit: formatMinor(creditMinor),
    difference: formatMinor(Math.abs(debitMinor - creditMinor)),
  });
}

const reverseJournalEntry: Decide<ReverseJournalEntry> = (books, command, context) => {
  const { id, expectedRevision } = command;
  const entry = context.firstEvents.get(id);
  if (entry?.type !== 'JournalEntryRecorded') return refuse('record.notFound', { id });
  if (books.accounting.reversed.has(id)) refuse('accounting.entryReversed');
  refuseStale(books, id, expectedRevision);
  const problems = new Problems();
  const { on: of, kind, reference } = entry.data;
  // What a company begins with was never so.
  const usual = kind === 'opening' ? of : todayIn(books, context);
  const on = readPastDay(command.on ?? usual, todayIn(books, context), problems);
  if (on < of) problems.add('on', 'accounting.reversedTooEarly', { day: of });
  const reason = readMoneyReason(command.reason, problems);
  problems.refuseIfAny();
  const lines = entry.data.lines.map((line) => ({
    ...line,
    debitMinor: line.creditMinor,
    creditMinor: line.debitMinor,
  }));
  const about = { kind, reason, ...(reference !== undefined && { reference }) };
  return [{ type: 'JournalEntryReversed', data: { id, on, ...about, lines } }];
};

/** The rules of the commands on manual journal entries, by command. */
export const journalEntryDeciders = {
  RecordJournalEntry: recordJournalEntry,
  ReverseJournalEntry: reverseJournalEntry,
};
