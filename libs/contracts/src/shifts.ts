import type {
  ClosedMeans,
  LaneRange,
  ParkedSale,
  ShiftAmended,
  ShiftClosedData,
  ShiftCount,
  ShiftDifferenceExplained,
  ShiftFigures,
  RecoverTillPaper,
  TillAction,
  TillCorrection,
  TillEntry,
  TillEntryKind,
} from '@balcao/domain';

interface BaseRow {
  readonly id: string;
  readonly revision: number;
}

/** `GET /api/shifts`. What should be in the drawer is missing for those who count blind. */
export interface ShiftRow extends BaseRow {
  readonly cashRegisterId: string;
  readonly registerCode: string;
  readonly registerName: string;
  readonly treasuryAccountId: string;
  /** Of the register, from 1. */
  readonly number: number;
  /** Once it is closed. */
  readonly z?: number;
  /** `notClosed` is an open one past its time, by the clock of the request: no row keeps it. */
  readonly state: 'open' | 'notClosed' | 'closed';
  readonly on: string;
  readonly openedAt: string;
  readonly closedAt?: string;
  readonly operator: string;
  readonly closedBy?: string;
  readonly cashiers: readonly { readonly id: string; readonly name: string }[];
  /** The opening balance, and the closing one as it was counted. */
  readonly floatMinor: number;
  /** The float less what the last shift left, where no account says why. */
  readonly openingDifferenceMinor?: number;
  readonly countedMinor?: number;
  readonly leftMinor?: number;
  readonly showsExpected?: boolean;
  readonly counts: readonly ShiftCount[];
  /** Of an open one, as they are now. */
  readonly figures?: ShiftFigures;
  readonly salesMinor?: number;
  readonly expectedMinor?: number;
  readonly differenceMinor?: number;
  /** The Z, as it was. */
  readonly closing?: ShiftClosedData;
  /** What arrived when it was closed. */
  readonly amendments: readonly Omit<ShiftAmended['data'], 'id'>[];
  /** Why its difference came about, as was found out later. */
  readonly explanations?: readonly Omit<ShiftDifferenceExplained['data'], 'id'>[];
}

/** `GET /api/shifts/:id/closing`: what stands between the last count and the Z. */
export interface ShiftClosing {
  readonly counts: number;
  readonly countedMinor: number;
  /** The difference takes a supervisor; it does not say how great it is. */
  readonly needsApproval: boolean;
  /** It is closed with a word about it only. */
  readonly needsReason: boolean;
  /** Sales that wait at the register: to be decided before it closes. */
  readonly parked: readonly Omit<ParkedSale, 'cart'>[];
  /** Missing for those who count blind. */
  readonly expectedMinor?: number;
  readonly differenceMinor?: number;
  readonly means?: readonly ClosedMeans[];
}

/** What a film shows. */
export type ShiftFilmKind =
  | 'opened'
  | 'joined'
  | 'sale'
  | 'return'
  | 'refund'
  | 'cancelled'
  | 'cashIn'
  | 'cashOut'
  | 'cashDrop'
  | 'reclassified'
  | 'parked'
  | 'recalled'
  | 'dropped'
  | 'drawerOpened'
  | 'lineRemoved'
  | 'priceChanged'
  | 'saleCleared'
  | 'reprint'
  | 'counted'
  | 'closed'
  | 'amended'
  | 'explained';

/** `GET /api/shifts/:id/film`: everything of a shift, in the order of the journal. */
export interface ShiftFilmRow extends BaseRow {
  readonly shiftId: string;
  readonly kind: ShiftFilmKind;
  /** At the till. */
  readonly at: string;
  readonly cashier?: string;
  /** Who was signed in on the device, where that was somebody else. */
  readonly signedIn?: string;
  readonly recordId?: string;
  readonly reference?: string;
  readonly text?: string;
  readonly totalMinor?: number;
  /** What it puts into the drawer; below zero when it is taken out. */
  readonly cashMinor: number;
  /** What was given back of what the client handed over. */
  readonly changeMinor?: number;
  readonly isLate?: boolean;
  /** Who else had put lines of it on the ticket, and how many. */
  readonly lineCashiers?: readonly { readonly name: string; readonly lines: number }[];
}

/** A film's row with what should be in the drawer behind it. */
export interface ShiftFilmFrame extends ShiftFilmRow {
  readonly expectedMinor: number;
}

/** What one lane of a till has sent. */
export interface TillLane {
  readonly lane: number;
  readonly deviceId: string;
  readonly device: string;
  readonly sequence: number;
  readonly hash: string;
  readonly lastAt?: string;
  readonly missing: readonly LaneRange[];
}

/** A number on paper that no document of the books has. */
export interface MissingNumber {
  readonly documentId: string;
  readonly reference: string;
  readonly reason: 'quarantined' | 'neverReceived';
}

/** `GET /api/tills`: its id is the register's. */
export interface TillRow extends BaseRow {
  /** Whose it is now. */
  readonly deviceId?: string;
  readonly device?: string;
  readonly lane: number;
  readonly lanes: readonly TillLane[];
  readonly missingNumbers: readonly MissingNumber[];
  readonly corrected: number;
  readonly quarantined: number;
  readonly openShiftId?: string;
}

/** What a till said of itself last; kept by the node that heard it. */
export interface TillContact {
  readonly at: string;
  /** Entries that it has still to send. */
  readonly waiting: number;
  /** How far its clock is behind, in milliseconds; below zero when it is ahead. */
  readonly clockOffMs: number;
}

/** A till among all of a company: what the books know of it, and what it said of itself. */
export interface TillStand extends TillRow {
  readonly code: string;
  readonly name: string;
  readonly isArchived: boolean;
  readonly contact?: TillContact;
  /** How many entries never came. */
  readonly missingEntries: number;
}

/** `GET /api/till-corrections`: what the books could not take word for word. */
export interface TillCorrectionRow extends BaseRow {
  readonly cashRegisterId: string;
  readonly lane: number;
  readonly sequence: number;
  readonly kind: TillEntryKind;
  readonly state: 'corrected' | 'quarantined';
  readonly at: string;
  /** The document or other record; of what is kept aside, the name on its paper. */
  readonly recordId?: string;
  readonly reference?: string;
  readonly corrections: readonly TillCorrection[];
  /** What the till sent, where it is kept aside. */
  readonly entry?: object;
}

/** `POST /api/tills/:id/entries`, in their order. */
export interface TillBatchBody {
  readonly deviceId: string;
  readonly lane: number;
  /** What the till's clock says as it sends. */
  readonly sentAt: string;
  /** How many more wait behind these. */
  readonly waiting: number;
  readonly entries: readonly TillEntry[];
}

/** What became of one entry. */
export interface TillEntryAnswer {
  readonly id: string;
  readonly sequence: number;
  readonly outcome: 'accepted' | 'corrected' | 'quarantined' | 'refused';
  readonly recordId?: string;
  readonly revision?: number;
  readonly corrections?: readonly TillCorrection[];
  /** Months, `2026-10`, that were handed in before it arrived and that it changes. */
  readonly declaredPeriods?: readonly string[];
}

/** What became of each entry that a till has sent, and where its lane stands now. */
export interface TillBatchAnswer {
  readonly entries: readonly TillEntryAnswer[];
  readonly lane: number;
  /** The head of the lane in the books. */
  readonly sequence: number;
  readonly hash: string;
  /** Where the till's clock is off by more than it may: how far, in milliseconds. */
  readonly clockOffMs?: number;
  readonly revision: number;
}

/** `POST /api/tills/:id/take`. */
export interface TakeTillBody {
  readonly deviceId: string;
  readonly device: string;
  readonly lane?: number;
  readonly takesOver?: boolean;
}

/** `POST /api/tills/:id/recover-paper`. */
export type RecoverPaperBody = Omit<RecoverTillPaper, 'type' | 'cashRegisterId'>;

export type { ParkedSale, TillAction, TillEntry };
