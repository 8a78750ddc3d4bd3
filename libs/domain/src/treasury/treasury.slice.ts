import type { DocumentEvent } from '../documents/index.js';
import type {
  ExpenseCancelled,
  ExpensePaid,
  ExpenseRecorded,
  ExpenseRestored,
} from '../expenses/index.js';
import { RevisionLists, Table, defineSlice, type Recorded } from '../kernel/index.js';
import type { CreditReallocated, SettlingEvent } from '../payments/index.js';
import type { PaymentReclassified } from '../pos/index.js';
import { entriesKey } from './entry-place.js';
import type { StatementMapping, TreasuryEntry, TreasuryEvent } from './treasury.events.js';
import { STATEMENT_MAPPINGS_MAX } from './treasury.limits.js';
import { treasuryAccountRegister, type TreasuryAccounts } from './treasury.register.js';

/** What the books keep of a bank's statement. */
export interface ImportedStatement {
  readonly accountId: string;
  readonly lineCount: number;
  /** Of its lines: an undone statement no longer makes them known. */
  readonly keys: readonly string[];
  readonly mapping?: StatementMapping;
  readonly isUndone?: boolean;
}

/** Every fact that moves money. */
type MoneyEvent =
  | DocumentEvent
  | Exclude<SettlingEvent, CreditReallocated>
  | PaymentReclassified
  | ExpenseRecorded
  | ExpensePaid
  | ExpenseCancelled
  | ExpenseRestored;

/** What there is on each account, and how far it is closed and matched. */
export type TreasurySlice = {
  readonly accounts: TreasuryAccounts;
  /** Per account, Σ of its entries in minor units, without the opening balance. */
  readonly moved: Table<number>;
  /** By `entriesKey`, the revisions of its entries, in their order: four bytes for each. */
  readonly entries: RevisionLists;
  /** Movements that were taken back. */
  readonly cancelled: Table<true>;
  /** Per account, the last day of what is closed. */
  readonly closedThrough: Table<string>;
  readonly statements: Table<ImportedStatement>;
  /** Per account, how people had its files read, the latest first. */
  readonly mappings: Table<readonly StatementMapping[]>;
  /** Per account and line of a statement's text, how often it came. */
  readonly knownLines: Table<number>;
  /** By `<statement>:<line>`, the entries that it is. */
  readonly matches: Table<readonly string[]>;
  readonly matchedEntries: Table<true>;
};

/** Folds the events of every context that move money. */
export const treasurySlice = defineSlice<TreasurySlice, TreasuryEvent | MoneyEvent>({
  create: (undo) => ({
    accounts: treasuryAccountRegister.create(undo),
    moved: new Table(undo),
    entries: new RevisionLists(undo),
    cancelled: new Table(undo),
    closedThrough: new Table(undo),
    statements: new Table(undo),
    mappings: new Table(undo),
    knownLines: new Table(undo),
    matches: new Table(undo),
    matchedEntries: new Table(undo),
  }),
  evolve: {
    ...treasuryAccountRegister.evolve((slice: TreasurySlice) => slice.accounts),
    MoneyDeposited: enter,
    MoneyWithdrawn: enter,
    MoneyTransferred: enter,
    MovementCancelled: (treasury, data, recorded) => {
      enter(treasury, data, recorded);
      treasury.cancelled.set(data.id, true);
    },
    MovementRestored: (treasury, data, recorded) => {
      enter(treasury, data, recorded);
      treasury.cancelled.delete(data.id);
    },
    PaymentRecorded: enter,
    PaymentCancelled: enter,
    PaymentRestored: enter,
    RefundRecorded: enter,
    RefundCancelled: enter,
    DocumentIssued: (treasury, { payment }, recorded) => {
      if (payment) enter(treasury, payment, recorded);
    },
    DocumentCancelled: enter,
    DocumentRestored: enter,
    PaymentReclassified: enter,
    ExpenseRecorded: enter,
    ExpensePaid: enter,
    ExpenseCancelled: enter,
    ExpenseRestored: enter,
    TreasuryPeriodClosed: ({ closedThrough }, { id, through }) => {
      closedThrough.set(id, through);
    },
    TreasuryPeriodReopened: ({ closedThrough }, { id, through }) => {
      if (through === undefined) closedThrough.delete(id);
      else closedThrough.set(id, through);
    },
    BankStatementImported: (treasury, { id, accountId, lines, mapping }) => {
      const { statements, knownLines, mappings } = treasury;
      const keys = lines.map((line) => statementLineKey(accountId, line));
      const statement = { accountId, lineCount: lines.length, keys };
      statements.set(id, mapping ? { ...statement, mapping } : statement);
      if (mapping)
        mappings.set(accountId, [mapping, ...otherMappings(treasury, accountId, mapping)]);
      for (const key of keys) knownLines.set(key, (knownLines.get(key) ?? 0) + 1);
    },
    BankStatementUndone: (treasury, { id }) => {
      const { statements, knownLines, mappings } = treasury;
      const statement = statements.get(id);
      if (!statement) return;
      const { accountId, keys, mapping } = statement;
      statements.set(id, { ...statement, keys: [], isUndone: true });
      for (const key of keys) knownLines.set(key, (knownLines.get(key) ?? 0) - 1);
      // What was chosen for it is what was wrong with it.
      if (mapping) mappings.set(accountId, otherMappings(treasury, accountId, mapping));
    },
    StatementLineMatched: ({ matches, matchedEntries }, { id, line, entryId, others = [] }) => {
      matches.set(matchKey(id, line), [entryId, ...others]);
      for (const each of [entryId, ...others]) matchedEntries.set(each, true);
    },
    StatementLineUnmatched: ({ matches, matchedEntries }, { id, line, entryId, others = [] }) => {
      matches.delete(matchKey(id, line));
      for (const each of [entryId, ...others]) matchedEntries.delete(each);
    },
  },
});

/** Adds the entries to their accounts' sums, and notes where they are. */
function enter(
  treasury: TreasurySlice,
  { entries = [] }: { readonly entries?: readonly TreasuryEntry[] },
  { revision }: Pick<Recorded, 'revision'>,
): void {
  const { moved } = treasury;
  for (const [index, { accountId, amountMinor }] of entries.entries()) {
    moved.set(accountId, (moved.get(accountId) ?? 0) + amountMinor);
    treasury.entries.push(entriesKey(accountId, index), revision);
  }
}

/** The kept mappings of other headings, with room for one more. */
function otherMappings(
  { mappings }: TreasurySlice,
  accountId: string,
  mapping: StatementMapping,
): readonly StatementMapping[] {
  const headings = headingsOf(mapping);
  const others = (mappings.get(accountId) ?? []).filter((one) => headingsOf(one) !== headings);
  return others.slice(0, STATEMENT_MAPPINGS_MAX - 1);
}

const headingsOf = ({ columns }: StatementMapping) =>
  JSON.stringify(columns.map(({ heading, nth = 0 }) => `${heading}|${nth}`).sort());

/** Where the books keep what a line of a statement was matched with. */
export const matchKey = (statementId: string, line: number) => `${statementId}:${line}`;

/** What a key of `statementLineKey` says; a bar within the text stays in it. */
export function writtenLine(key: string) {
  const [, on = '', amount = '', ...texts] = key.split('|');
  const reference = texts.at(-1) ?? '';
  const description = texts.slice(0, -1).join('|');
  return { on, amountMinor: Number.parseInt(amount, 10), description, reference };
}

/** A line's text without its place: the same bank movement reads the same in another file. */
export function statementLineKey(
  accountId: string,
  line: { on: string; amountMinor: number; description: string; reference?: string },
): string {
  const { on, amountMinor, description, reference = '' } = line;
  return [accountId, on, amountMinor, description, reference].join('|');
}
