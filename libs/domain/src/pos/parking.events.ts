import type { DiscountContent, LineContent } from '../documents/index.js';
import type { EventOf } from '../kernel/index.js';
import type { OnDeviceOf } from './on-device-of.js';

/** A line as a till writes it. */
export interface TillLine extends LineContent {
  /** Who put it on the ticket; without it, whoever sells. */
  readonly cashierId?: string;
}

/** A line of a sale that waits. */
export interface ParkedLine extends TillLine {
  /** The price was typed, or read off a label: the article's own does not stand for it. */
  readonly hasOwnPrice?: boolean;
}

/** A sale that is not made yet: no number, no stock, no fiscal value. */
export interface TillCart {
  readonly clientId?: string;
  readonly note?: string;
  readonly lines: readonly ParkedLine[];
  readonly commercialDiscount?: DiscountContent;
}

/** A sale waits under a name, for any till of the company. */
export interface ParkedSale extends OnDeviceOf {
  readonly id: string;
  readonly name: string;
  readonly shiftId: string;
  readonly cashRegisterId: string;
  readonly cashierId: string;
  readonly cashier: string;
  readonly at: string;
  /** As the till saw it. */
  readonly totalMinor: number;
  readonly cart: TillCart;
}

/** A sale waits, with everything that was on the ticket. */
export type SaleParked = EventOf<'SaleParked', ParkedSale>;
/** A till went on with it: it waits no more. */
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
/** Nobody goes on with it; `reason` says why, since goods may have gone. */
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

/** Sales that wait: no documents, so they number, move and owe nothing. */
export type ParkingEvent = SaleParked | ParkedSaleRecalled | ParkedSaleDropped;
