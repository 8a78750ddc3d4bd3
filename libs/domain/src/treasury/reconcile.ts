import type { Books } from '../books.js';
import { isDay } from '../calendar.js';
import type { Decide } from '../decide.js';
import type { Writable } from '../kernel/index.js';
import { Problems, refuse } from '../refusal.js';
import { refuseStale, refuseTakenId } from '../threads/index.js';
import { entryPlaceOf, isEntryOf } from './entry-place.js';
import type {
  ImportBankStatement,
  MatchStatementLine,
  UndoBankStatement,
  UnmatchStatementLine,
} from './treasury.commands.js';
import type { BankStatementImported, StatementLine } from './treasury.events.js';
import { MATCH_ENTRIES_MAX, STATEMENT_LINES_MAX } from './treasury.limits.js';
import { matchKey, statementLineKey, type ImportedStatement } from './treasury.slice.js';

/** Keeps the new lines of a bank's file; refuses a file that has only known lines. */
export const importBankStatement: Decide<ImportBankStatement> = (books, command) => {
  const { id, accountId = '', fileName, mapping } = command;
  refuseTakenId(books, id);
  if (accountId === '') refuse('treasury.accountNotSelected', undefined, 'accountId');
  if (!books.treasury.accounts.get(accountId)) {
    refuse('treasury.accountNotFound', { id: accountId }, 'accountId');
  }
  refuseUnsound(command.lines);
  const { skipped = [] } = command;
  const likely = likenessOf(books, accountId, command.lines);
  const isTaken = (at: number) => likely[at] !== 'known' && !skipped.includes(at);
  const lines = command.lines.filter((_, at) => isTaken(at));
  if (lines.length === 0) refuse('treasury.statementKnown', undefined, 'lines');
  const data: Writable<BankStatementImported['data']> = { id, accountId, lines };
  if (fileName !== undefined) data.fileName = fileName;
  if (mapping !== undefined) data.mapping = mapping;
  return [{ type: 'BankStatementImported', data }];
};

function refuseUnsound(lines: readonly StatementLine[]): void {
  if (lines.length === 0) refuse('treasury.statementEmpty', undefined, 'lines');
  if (lines.length > STATEMENT_LINES_MAX) {
    refuse('treasury.statementTooLong', { max: STATEMENT_LINES_MAX }, 'lines');
  }
  const problems = new Problems();
  for (const [at, { on, amountMinor }] of lines.entries()) {
    const line = at + 1;
    if (!isDay(on)) problems.add(`lines.${at}.on`, 'treasury.statementUnreadable', { line });
    if (!Number.isSafeInteger(amountMinor)) {
      problems.add(`lines.${at}.amountMinor`, 'treasury.statementUnreadable', { line });
    }
  }
  problems.refuseIfAny();
}

/** Whether a line was imported before: as it is, or one of its day and amount by another text. */
export type StatementLikeness = 'known' | 'similar' | 'new';

/** Two fees of one day look alike: as many of them are new as the file has more than the books. */
export function likenessOf(
  { treasury: { knownLines } }: Books,
  accountId: string,
  lines: readonly StatementLine[],
): readonly StatementLikeness[] {
  const seen = new Map<string, number>();
  const isNew = lines.map((line) => {
    const key = statementLineKey(accountId, line);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count > (knownLines.get(key) ?? 0);
  });
  // Lines that were imported and that the file has by another text.
  const left = new Map<string, number>();
  for (const [key, count] of knownLines.entries()) {
    const others = Math.max(0, count - (seen.get(key) ?? 0));
    const [account, on, amount] = key.split('|', 3);
    const place = [account, on, amount].join('|');
    if (others > 0) left.set(place, (left.get(place) ?? 0) + others);
  }
  return lines.map((line, at) => {
    if (isNew[at] !== true) return 'known';
    const place = [accountId, line.on, line.amountMinor].join('|');
    const others = left.get(place) ?? 0;
    left.set(place, others - 1);
    return others > 0 ? 'similar' : 'new';
  });
}

/** Its lines may come again after it, by another reading of the file. */
export const undoBankStatement: Decide<UndoBankStatement> = (books, { id, expectedRevision }) => {
  const { lineCount } = refuseUnknownStatement(books, id);
  refuseStale(books, id, expectedRevision);
  const { matches } = books.treasury;
  const lines = Array.from({ length: lineCount }, (_, line) => line);
  const count = lines.filter((line) => matches.has(matchKey(id, line))).length;
  if (count > 0) refuse('treasury.statementMatched', { count });
  return [{ type: 'BankStatementUndone', data: { id } }];
};

/** Says that a line of the bank is entries of the same account, which no other line is. */
export const matchStatementLine: Decide<MatchStatementLine> = (books, command) => {
  const { id, line, entryId, others = [] } = command;
  const { accountId } = refuseUnknownLine(books, id, line);
  if (books.treasury.matches.has(matchKey(id, line))) {
    refuse('treasury.lineMatched', { line: line + 1 });
  }
  if (others.length >= MATCH_ENTRIES_MAX) {
    refuse('treasury.tooManyEntries', { max: MATCH_ENTRIES_MAX }, 'others');
  }
  const seen = new Set<string>();
  for (const [at, each] of [entryId, ...others].entries()) {
    const path = at === 0 ? 'entryId' : `others.${at - 1}`;
    refuseForeignEntry(books, accountId, each, path);
    if (seen.has(each) || books.treasury.matchedEntries.has(each)) {
      refuse('treasury.entryMatched', undefined, path);
    }
    seen.add(each);
  }
  return [{ type: 'StatementLineMatched', data: { id, line, ...entriesOf([entryId, ...others]) } }];
};

/** All are free to be matched again; neither the line nor the entries change. */
export const unmatchStatementLine: Decide<UnmatchStatementLine> = (books, { id, line }) => {
  refuseUnknownLine(books, id, line);
  const entries =
    books.treasury.matches.get(matchKey(id, line)) ??
    refuse('treasury.lineNotMatched', { line: line + 1 });
  return [{ type: 'StatementLineUnmatched', data: { id, line, ...entriesOf(entries) } }];
};

const entriesOf = ([entryId = '', ...others]: readonly string[]) =>
  others.length === 0 ? { entryId } : { entryId, others };

function refuseForeignEntry(books: Books, accountId: string, entryId: string, path: string): void {
  const place = entryPlaceOf(entryId);
  if (!place) return refuse('treasury.entryNotFound', undefined, path);
  if (isEntryOf(books, accountId, place)) return;
  const accounts = [...books.treasury.accounts.values()];
  const other = accounts.find((account) => isEntryOf(books, account.id, place));
  if (other) refuse('treasury.entryOfOtherAccount', { name: other.name }, path);
  refuse('treasury.entryNotFound', undefined, path);
}

function refuseUnknownStatement(books: Books, id: string): ImportedStatement {
  const statement =
    books.treasury.statements.get(id) ?? refuse('treasury.statementNotFound', { id });
  if (statement.isUndone === true) refuse('treasury.statementUndone');
  return statement;
}

/** The statement of a line that is there, and that was not undone. */
export function refuseUnknownLine(books: Books, id: string, line: number): ImportedStatement {
  const statement = refuseUnknownStatement(books, id);
  if (!Number.isInteger(line) || line < 0 || line >= statement.lineCount) {
    refuse('treasury.lineNotFound', { line: line + 1 });
  }
  return statement;
}
