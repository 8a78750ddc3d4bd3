import type { Ledger } from '../payments/index.js';
import type { DocumentIssuedData } from './document.events.js';

/** Where the books keep a party's balance: as a supplier it has an account of its own. */
export function accountKey(partyId: string, ledger: Ledger): string {
  return ledger === 'client' ? partyId : `${partyId}:supplier`;
}

/** Whose account a document of the group goes on. */
export function ledgerOf(group: DocumentIssuedData['group']): Ledger {
  return group === 'purchases' ? 'supplier' : 'client';
}
