import type { DocumentIssued } from '../documents/index.js';
import type { ExpenseRecorded } from '../expenses/index.js';
import { Table, defineSlice } from '../kernel/index.js';
import type { PaymentRecorded } from '../payments/index.js';
import type { PersonalScope } from '../personal/index.js';
import { erasureOf } from './erasure-of.js';
import type { PartiesEvent } from './parties.events.js';
import { createRecords, evolveRecords, type RecordsOf } from '../registers/index.js';
import { partiesRegisters } from './parties.registers.js';

/** Whom the company deals with, and what is known to name them. */
export type PartiesSlice = RecordsOf<typeof partiesRegisters> & {
  /** Parties with documents: their NUIT does not change any more. */
  readonly withDocuments: Table<true>;
  /** Parties that payments and expenses name. */
  readonly named: Table<true>;
  /** What was erased of whom. */
  readonly erased: Table<readonly PersonalScope[]>;
};

/** What names a party in a paper that the law keeps. */
type Naming = DocumentIssued | PaymentRecorded | ExpenseRecorded;

/** Folds the registers, and of other contexts' events only whom they name. */
export const partiesSlice = defineSlice<PartiesSlice, PartiesEvent | Naming>({
  create: (undo) => ({
    ...createRecords(partiesRegisters, undo),
    withDocuments: new Table(undo),
    named: new Table(undo),
    erased: new Table(undo),
  }),
  evolve: {
    ...evolveRecords(partiesRegisters),
    DocumentIssued: ({ withDocuments }, { partyId }) => {
      if (!withDocuments.has(partyId)) withDocuments.set(partyId, true);
    },
    PaymentRecorded: ({ named }, { partyId }) => {
      if (!named.has(partyId)) named.set(partyId, true);
    },
    ExpenseRecorded: ({ named }, { supplierId }) => {
      if (supplierId !== undefined && !named.has(supplierId)) named.set(supplierId, true);
    },
    PartyErased: ({ parties, erased }, { id, scopes }) => {
      const kept = parties.get(id);
      if (kept === undefined) return;
      parties.change(id, erasureOf(kept, scopes));
      parties.markArchived(id, true);
      erased.set(id, scopes);
    },
    // The history alone tells of it.
    StatementSent: () => undefined,
  },
});
