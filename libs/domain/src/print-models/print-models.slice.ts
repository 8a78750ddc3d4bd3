import { defineSlice } from '../kernel/index.js';
import type { PrintModelsEvent } from './print-models.events.js';
import { printModelRegister, type PrintModels } from './print-models.register.js';

/** How the company's papers look. */
export type PrintModelsSlice = { readonly models: PrintModels };

/** Folds the register, and nothing else. */
export const printModelsSlice = defineSlice<PrintModelsSlice, PrintModelsEvent>({
  create: (undo) => ({ models: printModelRegister.create(undo) }),
  evolve: printModelRegister.evolve((slice) => slice.models),
});
