import type { ClientRow } from '@balcao/contracts';

/** Whose account a page shows: what a client owes, or what a supplier is owed. */
export interface PartyAccount {
  readonly resource: 'commercial/clients' | 'commercial/suppliers';
  readonly api: 'clients' | 'suppliers';
  /** What is open on it, in minor units. */
  readonly balanceOf: (party: ClientRow) => number;
}

export const clientAccount: PartyAccount = {
  resource: 'commercial/clients',
  api: 'clients',
  balanceOf: ({ balanceMinor }) => balanceMinor,
};

export const supplierAccount: PartyAccount = {
  resource: 'commercial/suppliers',
  api: 'suppliers',
  balanceOf: ({ supplierBalanceMinor = 0 }) => supplierBalanceMinor,
};
