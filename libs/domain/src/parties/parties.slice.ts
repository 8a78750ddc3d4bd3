import type { DocumentIssued } from '../documents/index.js';
import { Table, defineSlice } from '../kernel/index.js';
import type { PartiesEvent } from './parties.events.js';
import {
  partyCategoryRegister,
  partyRegister,
  regionRegister,
  type Parties,
  type PartyCategories,
  type Regions,
} from './parties.registers.js';

export type PartiesSlice = {
  readonly parties: Parties;
  readonly categories: PartyCategories;
  readonly regions: Regions;
  /** Parties with documents: their NUIT does not change any more. */
  readonly withDocuments: Table<true>;
};

export const partiesSlice = defineSlice<PartiesSlice, PartiesEvent | DocumentIssued>({
  create: (undo) => ({
    parties: partyRegister.create(undo),
    categories: partyCategoryRegister.create(undo),
    regions: regionRegister.create(undo),
    withDocuments: new Table(undo),
  }),
  evolve: {
    ...partyRegister.evolve((slice: PartiesSlice) => slice.parties),
    ...partyCategoryRegister.evolve((slice: PartiesSlice) => slice.categories),
    ...regionRegister.evolve((slice: PartiesSlice) => slice.regions),
    DocumentIssued: ({ withDocuments }, { partyId }) => {
      if (!withDocuments.has(partyId)) withDocuments.set(partyId, true);
    },
  },
});
