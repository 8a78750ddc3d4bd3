import type { Decide } from '../decide.js';
import { assert, refuse, renaming } from '../refusal.js';
import { entryId } from './entry-place.js';
import { depositMoney, withdrawMoney } from './move-money.js';
import { refuseUnknownLine } from './reconcile.js';
import type { RecordStatementLine } from './treasury.commands.js';
import { MONEY_REFERENCE_MAX, MOVEMENT_DESCRIPTION_MAX } from './treasury.limits.js';
import { matchKey, writtenLine } from './treasury.slice.js';

/**
 * Deposits or withdraws what a line says, on its day, and matches the line with it: both or
 * nothing. It is refused as the movement would be by hand, on closed days for example.
 */
export const recordStatementLine: Decide<RecordStatementLine> = (books, command, context) => {
  const { id, line, movementId, description } = command;
  const { accountId, keys } = refuseUnknownLine(books, id, line);
  if (books.treasury.matches.has(matchKey(id, line))) {
    refuse('treasury.lineMatched', { line: line + 1 });
  }
  const written = writtenLine(keys[line] ?? '');
  const { on, amountMinor, reference } = written;
  const movement = {
    id: movementId,
    accountId,
    on,
    amountMinor: Math.abs(amountMinor),
    description: description ?? written.description.slice(0, MOVEMENT_DESCRIPTION_MAX),
    ...(reference !== '' && { reference: reference.slice(0, MONEY_REFERENCE_MAX) }),
  };
  const moved = renaming(fieldOfMovement, () =>
    amountMinor < 0
      ? withdrawMoney(books, { type: 'WithdrawMoney', ...movement }, context)
      : depositMoney(books, { type: 'DepositMoney', ...movement }, context),
  );
  const { head } = context;
  assert(head !== undefined, 'a journal decides this');
  // The movement is the next event: its entry is known before it is written.
  const match = { id, line, entryId: entryId(head.revision + 1) };
  return [...moved, { type: 'StatementLineMatched', data: match }];
};

/** All but its id and its description is the line's. */
function fieldOfMovement(path: string): string {
  if (path === 'id') return 'movementId';
  return path === 'description' ? path : '';
}
