import type { RegisterEvent } from '../registers/index.js';

/** A place at which goods are sold; one that is archived sells no more. */
export interface CashRegisterFields {
  /** Unique; short, as prints and series name it: `C1`. */
  readonly code: string;
  /** Unique. */
  readonly name: string;
  /** Where what it sells is taken from; the default warehouse without it. */
  readonly warehouseId?: string;
  /** Where the money of its sales goes, until its device names another. */
  readonly treasuryAccountId?: string;
}

export type CashRegisterEvent = RegisterEvent<'CashRegister', CashRegisterFields>;
export type PosEvent = CashRegisterEvent;
