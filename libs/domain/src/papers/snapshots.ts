import type { Company } from '../companies/index.js';
import type { Writable } from '../kernel/index.js';
import type { PartyFields } from '../parties/index.js';
import type { RegisterRecord } from '../registers/index.js';
import type { PartySnapshot, SupplierSnapshot } from './facts-at-issue.js';

/** The company as its document names it. */
export function supplierSnapshot(company: Company): SupplierSnapshot {
  const { name, nuit, address, city, province, country, phone, email } = company;
  const snapshot: Writable<SupplierSnapshot> = { name, nuit, address, city, country };
  if (province !== undefined) snapshot.province = province;
  if (phone !== undefined) snapshot.phone = phone;
  if (email !== undefined) snapshot.email = email;
  return snapshot;
}

/** The client as the document names it. */
export function partySnapshot(party: RegisterRecord<PartyFields>): PartySnapshot {
  const { code, name, nuit, address1, address2, country } = party;
  const snapshot: Writable<PartySnapshot> = { code, name, country };
  if (nuit !== undefined) snapshot.nuit = nuit;
  if (address1 !== undefined) snapshot.address1 = address1;
  if (address2 !== undefined) snapshot.address2 = address2;
  return snapshot;
}
