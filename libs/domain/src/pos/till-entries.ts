import type { PrintDocument } from '../documents/index.js';
import type { PartyFields, ReceiptConsent } from '../parties/index.js';
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
  TakeBackAtTill,
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
  | { readonly kind: 'takeBack'; readonly said: Said<TakeBackAtTill> }
  | { readonly kind: 'reclassify'; readonly said: Said<ReclassifyPayment> }
  | { readonly kind: 'park'; readonly said: Said<ParkSale> }
  | { readonly kind: 'recall'; readonly said: Said<RecallParkedSale> }
  | { readonly kind: 'drop'; readonly said: Said<DropParkedSale> }
  | { readonly kind: 'print'; readonly said: Omit<PrintDocument, 'type'> }
  | {
      readonly kind: 'client';
      readonly said: {
        readonly id: string;
        readonly fields: SentFields<PartyFields>;
        /** The cashier confirmed the number after the warning about its check digit. */
        readonly acceptNuitWarning?: boolean;
      };
    }
  | { readonly kind: 'consent'; readonly said: ReceiptConsent & { readonly at?: string } };

/** A supervisor's approval: the server checked the PIN and signed the result. */
export interface TillApproval {
  readonly approverId: string;
  readonly reason: string;
  /** What it was given for: the `subjectOf` the action. */
  readonly subjectId: string;
  /** Names the PIN that the proof is signed with. */
  readonly pinId: string;
  readonly proof: string;
}

/** One entry of a till's own journal; its hash covers every other field. */
export type TillEntry = TillAction & {
  readonly approval?: TillApproval;
  /** Chosen by the till; an entry sent twice is taken once. */
  readonly id: string;
  /** Position in the device sequence, from 1. */
  readonly sequence: number;
  /** Time by the till's clock: UTC ISO instant. */
  readonly at: string;
  /** Hash of the previous entry; empty for the first. */
  readonly previous: string;
  readonly hash: string;
};

/** The record that an approval names: the sale, return, document or shift. */
export function subjectOf({ kind, said }: TillAction): string {
  switch (kind) {
    case 'sell':
      return said.saleId;
    case 'return':
    case 'takeBack':
      return said.returnId;
    case 'reclassify':
      return said.documentId;
    default:
      return said.id;
  }
}
