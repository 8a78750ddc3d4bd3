import type { DocumentIssued } from '../documents/index.js';
import { Table, defineSlice } from '../kernel/index.js';
import type { VatEvent } from './vat.events.js';
import { vatRegister, type VatCodes } from './vat.register.js';

/** What is charged, and which of it documents bear already. */
export type VatSlice = {
  readonly codes: VatCodes;
  /** Codes that a document names: their rate does not change any more. */
  readonly used: Table<true>;
};

/** Folds the register, and from documents only that a code was charged. */
export const vatSlice = defineSlice<VatSlice, VatEvent | DocumentIssued>({
  create: (undo) => ({ codes: vatRegister.create(undo), used: new Table(undo) }),
  evolve: {
    ...vatRegister.evolve((slice: VatSlice) => slice.codes),
    DocumentIssued: ({ used }, { lines }) => {
      for (const { vatId } of lines) if (!used.has(vatId)) used.set(vatId, true);
    },
  },
});
