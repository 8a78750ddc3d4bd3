import type { DocumentEvent } from '../documents/index.js';
import { Table, defineSlice, type Recorded } from '../kernel/index.js';
import type { PaymentRow, RefundRecorded } from '../payments/index.js';
import { without, type LaneRange } from './lane-ranges.js';
import type { ParkedSale } from './parking.events.js';
import type { PosEvent } from './pos.events.js';
import { DRAWER_CAUSE_AGE_MS } from './pos.limits.js';
import type { TillEntryKind, TillEntryTaken } from './till.events.js';
import { cashRegisterRegister, type CashRegisters } from './pos.registers.js';
import type { ShiftCount, ShiftFigures, ShiftOpened, TillStamp } from './shift.events.js';
import {
  emptyFigures,
  withCancelled,
  withCash,
  withDocument,
  withNote,
  withReclassified,
  withRefund,
} from './shift-figures.js';

/** A shift that sells. */
export interface OpenShift extends Readonly<ShiftOpened['data']> {
  /** Its cashiers, the opener first: names by id. */
  readonly cashiers: ReadonlyMap<string, string>;
  readonly figures: ShiftFigures;
  readonly counts: readonly ShiftCount[];
  /** Parked sales that it resumed. */
  readonly recalled: ReadonlySet<string>;
}

/** What is kept of a shift after its Z. */
export interface ClosedShift {
  readonly cashRegisterId: string;
  readonly treasuryAccountId: string;
  readonly on: string;
  readonly z: number;
  /** The number of late corrections. */
  readonly amendments: number;
  readonly differenceMinor: number;
  /** The number of explanations. */
  readonly explanations: number;
}

/** An event at a register that opens its drawer. */
export interface DrawerCause {
  /** The id of its event. */
  readonly revision: number;
  readonly recordedAt: string;
  readonly actorId: string;
}

/** The state of a register. */
export interface RegisterStand {
  /** The numbers of its last shift and its last Z. */
  readonly lastNumber: number;
  readonly lastZ: number;
  readonly perpetualMinor: number;
  /** Cash left in the drawer by its last shift. */
  readonly leftMinor: number;
  readonly openShiftId?: string | undefined;
  readonly lastShiftId?: string;
  /** The last event that opened its drawer. */
  readonly drawer?: DrawerCause;
  /** The device that holds it; missing after it was released. */
  readonly lane: number;
  readonly deviceId?: string | undefined;
  readonly device?: string | undefined;
}

/** How far the entries of one device sequence have reached the books. */
export interface LaneHead {
  readonly cashRegisterId: string;
  readonly lane: number;
  readonly deviceId: string;
  /** Number and hash of the last entry; 0 and empty before the first. */
  readonly sequence: number;
  readonly hash: string;
  /** Missing entries, which may still arrive. */
  readonly missing: readonly LaneRange[];
  /** The number of entries set aside. */
  readonly quarantined: number;
}

/**
 * The state that tills need: open shifts in full, and what may still be corrected of closed ones.
 */
export type PosSlice = {
  readonly cashRegisters: CashRegisters;
  /** By register. */
  readonly stands: Table<RegisterStand>;
  readonly shifts: Table<OpenShift>;
  readonly closed: Table<ClosedShift>;
  readonly parked: Table<ParkedSale>;
  /** By `laneKey`. */
  readonly lanes: Table<LaneHead>;
  /** The payments of documents whose means was corrected. */
  readonly reclassified: Table<readonly PaymentRow[]>;
  /** Printed numbers without a document, by the revision at which each was found missing. */
  readonly lost: Table<number>;
};

/** The state of a register before its first shift. */
export const noStand: RegisterStand = {
  lastNumber: 0,
  lastZ: 0,
  perpetualMinor: 0,
  leftMinor: 0,
  lane: 0,
};

/** The key of a device sequence in the books. */
export const laneKey = (cashRegisterId: string, lane: number) => `${cashRegisterId}:${lane}`;

/** Folds shifts, lanes and parked sales, and from documents the figures of their shift. */
export const posSlice = defineSlice<PosSlice, PosEvent | DocumentEvent | RefundRecorded>({
  create: (undo) => ({
    cashRegisters: cashRegisterRegister.create(undo),
    stands: new Table(undo),
    shifts: new Table(undo),
    closed: new Table(undo),
    parked: new Table(undo),
    lanes: new Table(undo),
    reclassified: new Table(undo),
    lost: new Table(undo),
  }),
  evolve: {
    ...cashRegisterRegister.evolve((slice: PosSlice) => slice.cashRegisters),
    ShiftOpened: (pos, opened) => {
      const { id, cashRegisterId, cashierId, cashier, number } = opened;
      const cashiers = new Map([[cashierId, cashier]]);
      const none = { counts: [], recalled: new Set<string>() };
      const figures = emptyFigures(opened.floatMinor, opened.openingDifferenceMinor);
      pos.shifts.set(id, { ...opened, cashiers, figures, ...none });
      stand(pos, cashRegisterId, { openShiftId: id, lastShiftId: id, lastNumber: number });
    },
    ShiftCashierJoined: (pos, { id, cashierId, cashier }) => {
      change(pos, id, ({ cashiers, ...shift }) => ({
        ...shift,
        cashiers: new Map([...cashiers, [cashierId, cashier]]),
      }));
    },
    ShiftCashMoved: (pos, moved, recorded) => {
      count(pos, moved.id, (figures) => withCash(figures, moved));
      openDrawer(pos, registerOf(pos, moved.id), moved.at, recorded);
    },
    ShiftCounted: (pos, { id, ...counted }) => {
      change(pos, id, (shift) => ({ ...shift, counts: [...shift.counts, counted] }));
    },
    ShiftClosed: (pos, closing) => {
      const { id, cashRegisterId, z, on, leftMinor, perpetualMinor, differenceMinor } = closing;
      const { treasuryAccountId = '' } = pos.shifts.get(id) ?? {};
      pos.shifts.delete(id);
      const none = { amendments: 0, explanations: 0 };
      const common = { cashRegisterId, treasuryAccountId, on, z, differenceMinor };
      pos.closed.set(id, { ...common, ...none });
      stand(pos, cashRegisterId, { openShiftId: undefined, lastZ: z, leftMinor, perpetualMinor });
    },
    ShiftAmended: (pos, { id, number, kind, totalMinor }) => {
      const closed = pos.closed.get(id);
      if (!closed) return;
      pos.closed.set(id, { ...closed, amendments: number });
      const { perpetualMinor } = pos.stands.get(closed.cashRegisterId) ?? noStand;
      const soldMinor = kind === 'cash' ? 0 : totalMinor;
      stand(pos, closed.cashRegisterId, { perpetualMinor: perpetualMinor + soldMinor });
    },
    ShiftDifferenceExplained: (pos, { id, number }) => {
      const closed = pos.closed.get(id);
      if (closed) pos.closed.set(id, { ...closed, explanations: number });
    },
    ShiftNoted: (pos, { id, kind, at }, recorded) => {
      count(pos, id, (figures) => withNote(figures, kind));
      if (kind === 'drawerOpened') openDrawer(pos, registerOf(pos, id), at, recorded);
    },
    PaymentReclassified: (pos, changed) => {
      pos.reclassified.set(changed.id, changed.after);
      count(pos, changed.till.shiftId, (figures) => withReclassified(figures, changed));
    },
    DocumentIssued: (pos, issued, recorded) => {
      const { till } = issued;
      if (!till) return;
      count(pos, till.shiftId, (figures) => withDocument(figures, issued, till));
      openForCash(pos, till, recorded);
    },
    DocumentCancelled: (pos, { till }) => {
      if (till) count(pos, till.shiftId, (figures) => withCancelled(figures, till));
    },
    DocumentRestored: () => undefined,
    RefundRecorded: (pos, refund, recorded) => {
      const { till } = refund;
      if (!till) return;
      count(pos, till.shiftId, (figures) => withRefund(figures, refund));
      openForCash(pos, till, recorded);
    },
    SaleParked: ({ parked }, sale) => {
      parked.set(sale.id, sale);
    },
    ParkedSaleRecalled: (pos, { id, shiftId }) => {
      pos.parked.delete(id);
      change(pos, shiftId, (shift) => ({ ...shift, recalled: new Set([...shift.recalled, id]) }));
    },
    ParkedSaleDropped: ({ parked }, { id }) => {
      parked.delete(id);
    },
    TillTaken: (pos, { id, lane, deviceId, device }) => {
      stand(pos, id, { lane, deviceId, device });
      const key = laneKey(id, lane);
      if (pos.lanes.has(key)) lead(pos, { id, lane }, { deviceId });
      else {
        const head = { sequence: 0, hash: '', missing: [], quarantined: 0 };
        pos.lanes.set(key, { cashRegisterId: id, lane, deviceId, ...head });
      }
    },
    TillReleased: (pos, { id }) => {
      stand(pos, id, { deviceId: undefined, device: undefined });
    },
    TillEntryTaken: (pos, taken) => {
      follow(pos, taken);
    },
    TillEntryQuarantined: (pos, taken, recorded) => {
      const { quarantined = 0 } = pos.lanes.get(laneKey(taken.id, taken.lane)) ?? {};
      follow(pos, taken);
      lead(pos, taken, { quarantined: quarantined + 1 });
      if (quarantinedCash.has(taken.kind)) openDrawer(pos, taken.id, taken.at, recorded);
    },
    TillEntriesMissing: (pos, { from, to, ...lane }) => {
      const { missing = [] } = pos.lanes.get(laneKey(lane.id, lane.lane)) ?? {};
      lead(pos, lane, { sequence: to, missing: [...missing, { from, to }] });
    },
    DocumentNumberMissing: ({ lost }, { id }, { revision }) => {
      lost.set(id, revision);
    },
    TillPaperFound: (pos, { cashRegisterId: id, lane, sequence }) => {
      const head = pos.lanes.get(laneKey(id, lane));
      if (!head || sequence === undefined) return;
      lead(pos, { id, lane }, { missing: without(head.missing, sequence) });
    },
  },
});

/** Kinds of entries that move cash: it moved, even if the books could not take the entry. */
const quarantinedCash: ReadonlySet<TillEntryKind> = new Set([
  ...(['sell', 'return', 'takeBack', 'moveCash'] as const),
]);

const registerOf = ({ shifts, closed }: PosSlice, shiftId: string): string | undefined =>
  (shifts.get(shiftId) ?? closed.get(shiftId))?.cashRegisterId;

function openForCash(
  pos: PosSlice,
  { cashRegisterId, cashMinor, at }: TillStamp,
  recorded: Recorded,
): void {
  if (cashMinor !== 0) openDrawer(pos, cashRegisterId, at, recorded);
}

/** The drawer does not open for entries that are sent long after they happened. */
function openDrawer(
  pos: PosSlice,
  cashRegisterId: string | undefined,
  at: string,
  { revision, recordedAt, actorId }: Recorded,
): void {
  const passedMs = Date.parse(recordedAt) - Date.parse(at);
  if (cashRegisterId === undefined || !(passedMs <= DRAWER_CAUSE_AGE_MS)) return;
  stand(pos, cashRegisterId, { drawer: { revision, recordedAt, actorId } });
}

function change({ shifts }: PosSlice, id: string, to: (shift: OpenShift) => OpenShift): void {
  const shift = shifts.get(id);
  if (shift) shifts.set(id, to(shift));
}

/** The figures of a closed shift stay as they are. */
function count(pos: PosSlice, id: string, to: (figures: ShiftFigures) => ShiftFigures): void {
  change(pos, id, (shift) => ({ ...shift, figures: to(shift.figures) }));
}

function stand({ stands }: PosSlice, id: string, changed: Partial<RegisterStand>): void {
  stands.set(id, { ...(stands.get(id) ?? noStand), ...changed });
}

type LaneEntry = Pick<TillEntryTaken['data'], 'id' | 'lane' | 'sequence' | 'hash'>;

/** The entry becomes the head of its sequence, unless it fills a gap. */
function follow(pos: PosSlice, { id, lane, sequence, hash }: LaneEntry): void {
  const head = pos.lanes.get(laneKey(id, lane));
  if (!head) return;
  if (sequence > head.sequence) lead(pos, { id, lane }, { sequence, hash });
  else lead(pos, { id, lane }, { missing: without(head.missing, sequence) });
}

function lead(
  { lanes }: PosSlice,
  { id, lane }: { readonly id: string; readonly lane: number },
  changed: Partial<LaneHead>,
): void {
  const key = laneKey(id, lane);
  const head = lanes.get(key);
  if (head) lanes.set(key, { ...head, ...changed });
}
