import type { DocumentRow } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';
import { today } from '../formats/days.js';

export type ShownState = DocumentRow['status'] | 'expired';

/** What a list may be narrowed to: a state, or the copies in any state. */
export type NarrowedState = ShownState | 'duplicated';

const canExpire: ReadonlySet<ShownState> = new Set([
  'open',
  'partiallyConverted',
  'unpaid',
  'partiallyPaid',
]);

/** Whose state is said: that of a document or, without an effect on an account, of an expense. */
export type StatedDocument = Pick<DocumentRow, 'status' | 'dueOn'> &
  Partial<Pick<DocumentRow, 'clientId'>> &
  Partial<Effect>;

type Effect = Pick<DocumentRow, 'accountEffect' | 'group'>;

/**
 * The state to show: something is still owed after the due day, or an offer no longer stands. What
 * was made to nobody, as a breakage is, has nobody to wait for; a credit note waits to be used.
 */
export function shownState({ status, dueOn, clientId, ...effect }: StatedDocument): ShownState {
  const waits = canExpire.has(status) && clientId !== '' && !isCredit(effect);
  return waits && dueOn < today() ? 'expired' : status;
}

const ofCredits = {
  unpaid: 'documents.states.unused',
  partiallyPaid: 'documents.states.partlyUsed',
  paid: 'documents.states.used',
} as const;

const isOfCredits = (state: NarrowedState): state is keyof typeof ofCredits => state in ofCredits;

/**
 * The name of a state: a credit note is not paid but used, and what stays within the house was
 * issued, open to nothing more.
 */
export const stateKey = <State extends NarrowedState>(state: State, effect: Partial<Effect>) => {
  if (effect.group === 'internal' && state === 'open') return 'documents.states.issued' as const;
  return isCredit(effect) && isOfCredits(state)
    ? ofCredits[state]
    : (`documents.states.${state}` as const);
};

function isCredit({ accountEffect, group = 'sales' }: Partial<Effect>): boolean {
  return accountEffect !== undefined && givesBack({ accountEffect, group });
}
