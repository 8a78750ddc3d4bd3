import { defineSlice } from '../kernel/index.js';
import type { VatEvent } from './vat.events.js';
import { vatRegister, type VatCodes } from './vat.register.js';

export type VatSlice = { readonly codes: VatCodes };

export const vatSlice = defineSlice<VatSlice, VatEvent>({
  create: (undo) => ({ codes: vatRegister.create(undo) }),
  evolve: vatRegister.evolve((slice) => slice.codes),
});
