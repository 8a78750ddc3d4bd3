import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import { mayDo } from '../identity/index.js';
import type { PartyFields } from '../parties/index.js';
import { refuse } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { AccountEntry } from './document.events.js';
import { accountKey, type Ledger } from '../ledger/index.js';

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
 * Refuses what would make a client owe more than its credit limit, or the company owe a supplier
 * more than its debit limit: what is owed, less what is owed the other way, and this document.
 * Whoever may exceed limits is not asked.
 */
export function refuseOverLimit(
  books: Books,
  party: RegisterRecord<PartyFields>,
  { debitMinor, creditMinor }: AccountEntry,
  ledger: Ledger,
  actorId: string,
): void {
  const isClient = ledger === 'client';
  const limitMinor = isClient ? party.creditLimitMinor : party.debitLimitMinor;
  const addedMinor = isClient ? debitMinor - creditMinor : creditMinor - debitMinor;
  if (limitMinor === undefined || addedMinor <= 0) return;
  const balanceMinor = books.documents.balances.get(accountKey(party.id, ledger)) ?? 0;
  const exposureMinor = (isClient ? balanceMinor : 0 - balanceMinor) + addedMinor;
  if (exposureMinor <= limitMinor || mayDo(books, actorId, 'documents.exceedCreditLimit')) return;
  const params = { limit: formatMinor(limitMinor), exposure: formatMinor(exposureMinor) };
  if (isClient) refuse('client.creditLimitExceeded', params, 'clientId');
  refuse('supplier.debitLimitExceeded', params, 'supplierId');
}
