import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { actorName } from '../identity/index.js';
import type { Writable } from '../kernel/index.js';
import { Problems, refuse } from '../refusal.js';
import { usableAccount } from '../treasury/index.js';
import type { ExplainDifference } from './pos.commands.js';
import { SHIFT_EXPLANATIONS_MAX } from './pos.limits.js';
import type { ShiftDifferenceExplained } from './shift.events.js';
import { readReason } from './shift-of.js';

/**
 * Records why a closed shift had a difference. The Z keeps the difference; money that was found on
 * another account is entered there by a separate movement.
 */
export const explainDifference: Decide<ExplainDifference> = (books, command, context) => {
  const { id, cause, recordId, reference, accountId } = command;
  const shift = books.pos.closed.get(id) ?? refuse('record.notFound', { id });
  const { differenceMinor, explanations, z } = shift;
  if (differenceMinor === 0) refuse('shift.noDifference', { z });
  if (explanations >= SHIFT_EXPLANATIONS_MAX) {
    refuse('shift.tooManyExplanations', { max: SHIFT_EXPLANATIONS_MAX });
  }
  const reason = readReason(command.reason);
  const { actorId, now } = context;
  const number = explanations + 1;
  const explanation = { id, number, cause, differenceMinor, reason, at: now };
  const data: Writable<ShiftDifferenceExplained['data']> = {
    ...explanation,
    by: actorName(books, actorId),
  };
  if (recordId !== undefined) data.recordId = recordId;
  if (reference !== undefined) data.reference = reference;
  if (accountId === undefined || accountId === '') {
    return [{ type: 'ShiftDifferenceExplained', data }];
  }
  const problems = new Problems();
  const on = todayIn(books, context);
  usableAccount(books, accountId, on, 'accountId', problems);
  problems.refuseIfAny();
  data.accountId = accountId;
  // What the drawer lacked is on the account; what it had too much is missing there.
  const entries = [{ accountId, amountMinor: 0 - differenceMinor }];
  const moved = { id: `${id}_explained${number}`, on, description: `Z ${z}: ${reason}` };
  return [
    { type: 'ShiftDifferenceExplained', data },
    {
      type: differenceMinor < 0 ? 'MoneyDeposited' : 'MoneyWithdrawn',
      data: { ...moved, shiftId: id, reference: `Z ${z}`, entries },
    },
  ];
};
