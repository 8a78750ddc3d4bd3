import type { Books } from '../books.js';
import { cancelOrCredit, issueOrCorrect } from '../correcting/index.js';
import type { Decide, DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { cancelExpense, recordExpense } from '../expenses/index.js';
import type { Permission } from '../identity/index.js';
import type { WantedCommand } from '../approvals/index.js';

interface Wanted {
  readonly decide: Decide<WantedCommand>;
  /** Of those who may send it without asking. */
  readonly permission: Permission;
}

/** The command of each type takes what its name stands for. */
const wanted = (decide: Decide<never>, permission: Permission): Wanted => ({
  decide: decide as Decide<WantedCommand>,
  permission,
});

const kinds: Readonly<Record<WantedCommand['type'], Wanted>> = {
  IssueDocument: wanted(issueOrCorrect, 'documents.issue'),
  CancelDocument: wanted(cancelOrCredit, 'documents.cancel'),
  RecordExpense: wanted(recordExpense, 'expenses.record'),
  CancelExpense: wanted(cancelExpense, 'expenses.cancel'),
};

/** Whether an approval of such a command can be asked for. */
export const isWantedCommand = (command: { readonly type: string }): command is WantedCommand =>
  Object.hasOwn(kinds, command.type);

/** What those need who send it, and those who approve it. */
export const permissionOf = ({ type }: WantedCommand): Permission => kinds[type].permission;

/** What it leads to on the books as they are, whatever the limits say. */
export const decideWanted = (
  books: Books,
  command: WantedCommand,
  context: DecideContext,
): readonly JournalEvent[] => kinds[command.type].decide(books, command, context);

/** The record that something is asked for; what is not issued yet is known by its draft. */
export const subjectOf = (command: WantedCommand): string =>
  command.type === 'IssueDocument' ? command.draftId : command.id;
