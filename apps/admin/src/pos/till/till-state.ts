import type { TillShift, TillStart } from '@balcao/contracts';
import { createSlice, type Slice } from '../../boot/slice.js';
import { emptyCart, type Cart } from '../cart/cart.js';
import type { TakenOff } from '../cart/undo.js';
import { Catalogue } from '../catalogue/catalogue.js';
import type { Correction } from './corrections.js';

/** How articles are chosen: by scanning codes, or from tiles. */
export type SelectMode = 'bar_code' | 'catalogue';

/** A sale as it was made, for the page that says so. */
export interface MadeSale {
  readonly documentId: string;
  readonly reference: string;
  readonly totalMinor: number;
  /** The change, or of a return what is paid back. */
  readonly changeMinor: number;
  readonly isReturn?: true;
}

/** A sale that waits, as the list of them shows it. */
export type WaitingSale = TillStart['parked'][number];

/** A sale of another till that was asked for, without an answer yet: asked again as it was. */
export interface AskedSale {
  readonly sale: WaitingSale;
  readonly shiftId: string;
  readonly idempotencyKey: string;
}

/** What a till remembers on its device, under the key `pos`. */
export interface PosState {
  /** The account of the drawer, as it was chosen on this device. */
  readonly treasury_account: string | null;
  readonly shift: TillShift | null;
  /** The articles, in memory: on the device their rows lie in stores of their own. */
  readonly article_list: Catalogue;
  readonly article_category_list: TillStart['categories'];
  /** Who took over by PIN; nobody while whoever is signed in sells. */
  readonly cashier: { readonly id: string; readonly name: string } | null;
  /** Nobody sells before a cashier has entered a PIN. */
  readonly isLocked: boolean;
  /** When somebody touched the till last, to the minute: milliseconds; 0 for never. */
  readonly usedAt: number;
  readonly select_mode: SelectMode;
  /** Whether the same article again adds to the line that is there. */
  readonly merges_lines: boolean;
  readonly cash_register: string | null;
  readonly deviceId: string;
  /** What the server said last of everything but articles and clients. */
  readonly start: TillStart | null;
  /** The next number of each series, as this till numbers. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly cart: Cart;
  /** Sales that this till may have, though it was not told so: their carts are on the device. */
  readonly asked: readonly AskedSale[];
  /** What the server took otherwise than the till said, until the cashier has read it. */
  readonly corrections: readonly Correction[];
}

/** What the till's page shows beside what it remembers. */
export interface TillView {
  readonly phase: 'opening' | 'otherTab' | 'noRegister' | 'elsewhere' | 'noShift' | 'selling';
  readonly isOnline: boolean;
  /** Entries that the server does not have yet. */
  readonly waiting: number;
  /** The last ones of the chain, as the receipt has them. */
  readonly head: string;
  readonly articles: number;
  /** This device's clock is ahead of the server's by so many milliseconds; 0 for little. */
  readonly clockOffMs: number;
  readonly last: MadeSale | null;
  /** What can be brought back for some seconds. */
  readonly takenOff: TakenOff | null;
  /** Why the server does not speak with this till. */
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
