import type { RegisterEvent } from '../registers/index.js';
import type { ParkingEvent } from './parking.events.js';
import type { ShiftEvent } from './shift.events.js';
import type { TillEvent } from './till.events.js';

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
  /** Cashiers see what should be in the drawer before they count; they do not without it. */
  readonly showsExpected?: boolean;
  /** A greater difference, either way, is closed with a supervisor alone; any without it. */
  readonly differenceLimitMinor?: number;
  /** Articles on the first page of its tiles, in their order. */
  readonly favouriteIds?: readonly string[];
  /** Notes and coins that its drawer is counted by, in minor units; else all of the currency. */
  readonly denominations?: readonly number[];
  /** Asks who is at it after each sale. */
  readonly locksAfterSale?: boolean;
  /** Asks who is at it after so many minutes in which nobody touched it; never without it. */
  readonly locksAfterMinutes?: number;
  /** Its receipt printer on the network: `192.168.1.60`, or `192.168.1.60:9101`. */
  readonly printerAddress?: string;
}

/** The life of one till, by its id; its shifts have ids of their own. */
export type CashRegisterEvent = RegisterEvent<'CashRegister', CashRegisterFields>;

/** Facts of tills; the sales themselves are documents that name their shift. */
export type PosEvent = CashRegisterEvent | ShiftEvent | TillEvent | ParkingEvent;
