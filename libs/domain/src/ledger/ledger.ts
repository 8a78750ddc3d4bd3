import type { DocumentIssuedData } from '../documents/index.js';

/** Whose account: what clients owe the company, or what the company owes suppliers. */
export type Ledger = 'client' | 'supplier';

/** Where the books keep a party's balance: as a supplier it has an account of its own. */
export function accountKey(partyId: string, ledger: Ledger): string {
  return ledger === 'client' ? partyId : `${partyId}:supplier`;
}

/** Whose account a document of the group goes on. */
export function ledgerOf(group: DocumentIssuedData['group']): Ledger {
  return group === 'purchases' ? 'supplier' : 'client';
}
