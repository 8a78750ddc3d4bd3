import { defineSlice } from '../kernel/index.js';
import type { PosEvent } from './pos.events.js';
import { cashRegisterRegister, type CashRegisters } from './pos.registers.js';

export type PosSlice = {
  readonly cashRegisters: CashRegisters;
};

export const posSlice = defineSlice<PosSlice, PosEvent>({
  create: (undo) => ({ cashRegisters: cashRegisterRegister.create(undo) }),
  evolve: { ...cashRegisterRegister.evolve((slice: PosSlice) => slice.cashRegisters) },
});
