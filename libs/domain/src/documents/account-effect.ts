import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import { mayDo } from '../identity/index.js';
import type { PartyFields } from '../parties/index.js';
import { refuse } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { AccountEntry } from './document.events.js';

/** What a document of the total does to its party's account. */
export function accountEntryOf(
  effect: DocumentTypeFields['accountEffect'],
  totalMinor: number,
): AccountEntry {
  return {
    debitMinor: effect === 'debit' || effect === 'both' ? totalMinor : 0,
    creditMinor: effect === 'credit' || effect === 'both' ? totalMinor : 0,
  };
}

/**
 * Refuses what would make the client owe more than its limit: what it owes, less what it is owed,
 * and this document. Whoever may exceed limits is not asked.
 */
export function refuseOverLimit(
  books: Books,
  client: RegisterRecord<PartyFields>,
  entry: AccountEntry,
  actorId: string,
): void {
  const { creditLimitMinor: limitMinor } = client;
  const addedMinor = entry.debitMinor - entry.creditMinor;
  if (limitMinor === undefined || addedMinor <= 0) return;
  const exposureMinor = (books.documents.balances.get(client.id) ?? 0) + addedMinor;
  if (exposureMinor <= limitMinor || mayDo(books, actorId, 'documents.exceedCreditLimit')) return;
  const params = { limit: formatMinor(limitMinor), exposure: formatMinor(exposureMinor) };
  refuse('client.creditLimitExceeded', params, 'clientId');
}
