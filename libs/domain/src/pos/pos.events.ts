import type { RegisterEvent } from '../registers/index.js';
import type { ParkingEvent } from './parking.events.js';
import type { ShiftEvent } from './shift.events.js';
import type { TillEvent } from './till.events.js';

/** A point of sale; an archived one no longer sells. */
export interface CashRegisterFields {
  /** Unique and short, as papers and series show it: `C1`. */
  readonly code: string;
  /** Unique. */
  readonly name: string;
  /** The warehouse it sells from; defaults to the default warehouse. */
  readonly warehouseId?: string;
  /** The account for its takings, until its device names another. */
  readonly treasuryAccountId?: string;
  /** Whether cashiers see the expected cash before they count. */
  readonly showsExpected?: boolean;
  /**
   * A larger difference, either way, needs a supervisor to close; if missing, no difference does.
   */
  readonly differenceLimitMinor?: number;
  /** Articles on the first page of tiles, in order. */
  readonly favouriteIds?: readonly string[];
  /** Denominations its drawer is counted by, in minor units; defaults to all of the currency's. */
  readonly denominations?: readonly number[];
  /** Locks after each sale. */
  readonly locksAfterSale?: boolean;
  /** Minutes without activity before it locks; if missing, it never does. */
  readonly locksAfterMinutes?: number;
  /** Address of its network receipt printer: `192.168.1.60` or `192.168.1.60:9101`. */
  readonly printerAddress?: string;
}

/** The life of one till, by its id; its shifts have ids of their own. */
export type CashRegisterEvent = RegisterEvent<'CashRegister', CashRegisterFields>;

/** Facts of tills; the sales themselves are documents that name their shift. */
export type PosEvent = CashRegisterEvent | ShiftEvent | TillEvent | ParkingEvent;
