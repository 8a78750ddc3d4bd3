import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { accountKey } from '../ledger/index.js';
import type { PersonalScope } from '../personal/index.js';
import { Problems, refuse } from '../refusal.js';
import { text } from '../registers/index.js';
import { refuseStale } from '../threads/index.js';

/** Characters of the reason of an erasure. */
const ERASURE_REASON_LENGTH_MAX = 500;

const reasonText = text(ERASURE_REASON_LENGTH_MAX);

/** Lets go of what is kept of a person and need not be kept. */
export interface EraseParty {
  readonly type: 'EraseParty';
  readonly id: string;
  readonly reason: string;
  /** The revisions of the events about the party so far, read from its thread. */
  readonly events: readonly number[];
  /** The last of them: refused as stale when there is another since. */
  readonly expectedRevision: number;
}

/**
 * Erases a client or supplier with whom nothing is open any more. Whom a document, payment or
 * expense names keeps name and tax number, for as long as the law wants to see those.
 */
export const eraseParty: Decide<EraseParty> = (books, command) => {
  const { id, events } = command;
  const party = books.parties.parties.get(id) ?? refuse('record.notFound', { id });
  if (books.parties.erased.has(id)) refuse('party.isErased', { name: party.code });
  refuseStale(books, id, command.expectedRevision);
  refuseWhileOpen(books, id, party.name);
  const problems = new Problems();
  const reason = reasonText.read(command.reason, 'reason', problems);
  problems.refuseIfAny();
  if (reason === undefined) return refuse('party.erasureReasonRequired', undefined, 'reason');
  return [{ type: 'PartyErased', data: { id, reason, scopes: scopesOf(books, id), events } }];
};

/** What the law lets go of. */
function scopesOf({ parties }: Books, id: string): readonly PersonalScope[] {
  const isNamed = parties.withDocuments.has(id) || parties.named.has(id);
  return isNamed ? ['contact'] : ['contact', 'identity'];
}

function refuseWhileOpen(books: Books, id: string, name: string): void {
  if (books.companies.settings.get().defaultClientId === id) refuse('party.isDefaultClient');
  const { balances, open } = books.documents;
  const owes = [accountKey(id, 'client'), accountKey(id, 'supplier')].some(
    (key) => (balances.get(key) ?? 0) !== 0,
  );
  const hasOpen = open.of(id).next().done !== true;
  if (owes || hasOpen) refuse('party.erasureOpenAccount', { name });
  for (const { cart } of books.pos.parked.values()) {
    if (cart.clientId === id) refuse('party.erasureParkedSale', { name });
  }
}
