import type { DiscountContent, LineContent } from '../documents/index.js';
import type { EventOf } from '../kernel/index.js';
import type { OnDeviceOf } from './on-device-of.js';

/** A line as a till writes it. */
export interface TillLine extends LineContent {
  /** The cashier who added it; if missing, the one who sells. */
  readonly cashierId?: string;
}

/** A line of a parked sale. */
export interface ParkedLine extends TillLine {
  /** The price was typed or read from a label, so the article's price does not replace it. */
  readonly hasOwnPrice?: boolean;
}

/** A sale not yet made: it has no number, moves no stock and has no fiscal value. */
export interface TillCart {
  readonly clientId?: string;
  readonly note?: string;
  readonly lines: readonly ParkedLine[];
  readonly commercialDiscount?: DiscountContent;
}

/** A sale was parked under a name; any till of the company can resume it. */
export interface ParkedSale extends OnDeviceOf {
  readonly id: string;
  readonly name: string;
  readonly shiftId: string;
  readonly cashRegisterId: string;
  readonly cashierId: string;
  readonly cashier: string;
  readonly at: string;
  /** As the till showed it. */
  readonly totalMinor: number;
  readonly cart: TillCart;
}

/** A sale was parked, with everything on the ticket. */
export type SaleParked = EventOf<'SaleParked', ParkedSale>;
/** A till resumed the parked sale. */
export type ParkedSaleRecalled = EventOf<
  'ParkedSaleRecalled',
  OnDeviceOf & {
    readonly id: string;
    readonly shiftId: string;
    readonly cashRegisterId: string;
    readonly cashierId: string;
    readonly cashier: string;
    readonly at: string;
  }
>;
/** The parked sale was discarded; `reason` says why, since goods may have left. */
export type ParkedSaleDropped = EventOf<
  'ParkedSaleDropped',
  {
    readonly id: string;
    readonly shiftId?: string;
    readonly cashierId: string;
    readonly cashier: string;
    readonly at: string;
    readonly reason: string;
  }
>;

/** Parked sales: not documents, so they take no number, move no stock and owe nothing. */
export type ParkingEvent = SaleParked | ParkedSaleRecalled | ParkedSaleDropped;
