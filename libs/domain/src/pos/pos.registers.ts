import { defineRegister, reference, required, text, type Register } from '../registers/index.js';
import type { CashRegisterFields } from './pos.events.js';

export const cashRegisterRegister = defineRegister<'CashRegister', CashRegisterFields>({
  noun: 'CashRegister',
  fields: {
    code: required(text(10)),
    name: required(text(120)),
    warehouseId: reference(),
    treasuryAccountId: reference(),
  },
  unique: { code: ({ code }) => [code], name: ({ name }) => [name] },
});

export type CashRegisters = Register<CashRegisterFields>;
