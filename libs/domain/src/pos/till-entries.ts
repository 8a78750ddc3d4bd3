import type { PrintDocument } from '../documents/index.js';
import type { PartyFields } from '../parties/index.js';
import type { SentFields } from '../registers/index.js';
import type {
  CloseShift,
  CountShift,
  DropParkedSale,
  JoinShift,
  MoveShiftCash,
  NoteShift,
  OpenShift,
  ParkSale,
  RecallParkedSale,
  ReclassifyPayment,
  ReturnAtTill,
  SellAtTill,
} from './pos.commands.js';

type Said<C> = Omit<C, 'type'>;

/** What happened at a till, by its kind. */
export type TillAction =
  | { readonly kind: 'openShift'; readonly said: Said<OpenShift> }
  | { readonly kind: 'joinShift'; readonly said: Said<JoinShift> }
  | { readonly kind: 'moveCash'; readonly said: Said<MoveShiftCash> }
  | { readonly kind: 'countShift'; readonly said: Said<CountShift> }
  | { readonly kind: 'closeShift'; readonly said: Said<CloseShift> }
  | { readonly kind: 'note'; readonly said: Said<NoteShift> }
  | { readonly kind: 'sell'; readonly said: Said<SellAtTill> }
  | { readonly kind: 'return'; readonly said: Said<ReturnAtTill> }
  | { readonly kind: 'reclassify'; readonly said: Said<ReclassifyPayment> }
  | { readonly kind: 'park'; readonly said: Said<ParkSale> }
  | { readonly kind: 'recall'; readonly said: Said<RecallParkedSale> }
  | { readonly kind: 'drop'; readonly said: Said<DropParkedSale> }
  | { readonly kind: 'print'; readonly said: Omit<PrintDocument, 'type'> }
  | {
      readonly kind: 'client';
      readonly said: { readonly id: string; readonly fields: SentFields<PartyFields> };
    };

/** One line of a till's own journal; its hash covers everything but itself. */
export type TillEntry = TillAction & {
  /** Chosen by the till; the same again is taken once. */
  readonly id: string;
  /** From 1 in its lane. */
  readonly sequence: number;
  /** What the till's clock said: UTC ISO instant. */
  readonly at: string;
  /** Of the entry before it; empty for the first. */
  readonly previous: string;
  readonly hash: string;
};
