import type { TillShift, TillStart } from '@balcao/contracts';
import { createSlice, type Slice } from '../../boot/slice.js';
import { emptyCart, type Cart } from '../cart/cart.js';
import type { TakenOff } from '../cart/undo.js';
import { Catalogue } from '../catalogue/catalogue.js';
import type { Correction } from './corrections.js';

/** How articles are chosen: by scanning or from tiles. */
export type SelectMode = 'bar_code' | 'catalogue';

/** A completed sale, for display. */
export interface MadeSale {
  readonly documentId: string;
  readonly reference: string;
  readonly totalMinor: number;
  /** The change, or the refund of a return. */
  readonly changeMinor: number;
  /** What rounding cash to coins added to what was paid; below zero what it took off. */
  readonly roundingMinor?: number;
  readonly isReturn?: true;
}

/** A parked sale in a list. */
export type WaitingSale = TillStart['parked'][number];

/** A pending request for another till's parked sale, to be repeated unchanged. */
export interface AskedSale {
  readonly sale: WaitingSale;
  readonly shiftId: string;
  readonly idempotencyKey: string;
}

/** The state a till stores on its device, under the key `pos`. */
export interface PosState {
  /** The drawer's account as chosen on this device. */
  readonly treasury_account: string | null;
  readonly shift: TillShift | null;
  /** The articles in memory; on the device they are stored separately. */
  readonly article_list: Catalogue;
  readonly article_category_list: TillStart['categories'];
  /** The cashier who took over by PIN; undefined while the member signed in sells. */
  readonly cashier: { readonly id: string; readonly name: string } | null;
  /** Locked: a PIN is needed before selling. */
  readonly isLocked: boolean;
  /** Time of the last activity, to the minute, in milliseconds; 0 for never. */
  readonly usedAt: number;
  readonly select_mode: SelectMode;
  /** Whether the same article adds to its existing line. */
  readonly merges_lines: boolean;
  readonly cash_register: string | null;
  readonly deviceId: string;
  /** The server's last data, except articles and clients. */
  readonly start: TillStart | null;
  /** The next number of each series of this till. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly cart: Cart;
  /** Parked sales this till may hold without confirmation: their carts are on the device. */
  readonly asked: readonly AskedSale[];
  /** Corrections by the server, until the cashier has read them. */
  readonly corrections: readonly Correction[];
}

/** State of the page that is not stored. */
export interface TillView {
  readonly phase: 'opening' | 'otherTab' | 'noRegister' | 'elsewhere' | 'noShift' | 'selling';
  readonly isOnline: boolean;
  /** Pending entries. */
  readonly waiting: number;
  /** The last part of the chain's hash, as on receipts. */
  readonly head: string;
  readonly articles: number;
  /** How far this device's clock is ahead of the server's, in milliseconds; 0 if small. */
  readonly clockOffMs: number;
  readonly last: MadeSale | null;
  /** The void that can be undone for some seconds. */
  readonly takenOff: TakenOff | null;
  /** The server's refusal of this till. */
  readonly refusal: string | null;
}

export const newPosState = (deviceId: string): PosState => ({
  treasury_account: null,
  shift: null,
  cashier: null,
  cash_register: null,
  article_list: new Catalogue(),
  article_category_list: [],
  isLocked: false,
  usedAt: 0,
  select_mode: 'bar_code',
  merges_lines: true,
  deviceId,
  start: null,
  numbers: {},
  cart: emptyCart,
  asked: [],
  corrections: [],
});

export const newTillView = (): Slice<TillView> =>
  createSlice<TillView>({
    phase: 'opening',
    isOnline: navigator.onLine,
    waiting: 0,
    head: '',
    articles: 0,
    clockOffMs: 0,
    last: null,
    takenOff: null,
    refusal: null,
  });
