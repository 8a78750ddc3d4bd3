import type { TillStart } from '@balcao/contracts';
import {
  emptyFigures,
  withCash,
  withDocument,
  withNote,
  withRefund,
  type DocumentIssuedData,
  type PaymentRowContent,
  type ShiftFigures,
  type TillEntry,
} from '@balcao/domain';
import { cashIn } from '../approval/approved-cash.js';
import { paymentRows } from '../receipt/receipt-of.js';

/** A pending entry, with its document as printed. */
export interface WaitingEntry {
  readonly entry: TillEntry;
  readonly issued?: DocumentIssuedData | undefined;
}

/** The figures of a shift including pending entries. */
export interface FiguresNow {
  readonly figures: ShiftFigures;
  /**
   * Whether all pending entries are included; corrected payments and documents without paper are
   * not.
   */
  readonly isWhole: boolean;
}

type Start = Pick<TillStart, 'methods'>;

/**
 * The figures of a shift with pending entries, by the rules of the books. Undefined if the earlier
 * figures are unknown, as for a blind count.
 */
export function withWaiting(
  known: ShiftFigures | undefined,
  shiftId: string,
  waiting: readonly WaitingEntry[],
  start: Start,
): FiguresNow | undefined {
  let now: FiguresNow | undefined = known && { figures: known, isWhole: true };
  for (const each of waiting) {
    const { kind, said } = each.entry;
    if (kind === 'openShift' && said.id === shiftId) {
      now = { figures: emptyFigures(said.floatMinor ?? 0), isWhole: true };
    }
    now = now && withEntry(now, shiftId, each, start);
  }
  return now;
}

function withEntry(
  now: FiguresNow,
  shiftId: string,
  { entry, issued }: WaitingEntry,
  start: Start,
): FiguresNow {
  const { figures } = now;
  const { kind, said } = entry;
  const shown = (next: ShiftFigures): FiguresNow => ({ ...now, figures: next });
  switch (kind) {
    case 'sell': {
      if (said.shiftId !== shiftId) return now;
      if (issued === undefined) return { ...now, isWhole: false };
      const { rows = [], credits = [] } = said.payment ?? {};
      const cashMinor = cashIn(start.methods, rows);
      return shown(withDocument(figures, { ...issued, settles: credits }, { cashMinor }));
    }
    case 'return':
    case 'takeBack':
      if (said.shiftId !== shiftId) return now;
      if (issued === undefined) return { ...now, isWhole: false };
      return shown(refunded(withDocument(figures, issued, { cashMinor: 0 }), said.refund, start));
    case 'moveCash':
      return said.id === shiftId ? shown(withCash(figures, said)) : now;
    case 'note':
      return said.id === shiftId ? shown(withNote(figures, said.kind)) : now;
    case 'print':
      return said.copy === 'original' ? now : shown(withNote(figures, 'reprint'));
    case 'reclassify':
      return said.shiftId === shiftId ? { ...now, isWhole: false } : now;
    default:
      return now;
  }
}

function refunded(
  figures: ShiftFigures,
  refund: readonly PaymentRowContent[] = [],
  start: Start,
): ShiftFigures {
  if (refund.length === 0) return figures;
  const rows = paymentRows(refund, start);
  const outMinor = cashIn(start.methods, rows);
  return {
    ...withRefund(figures, { rows }),
    cash: { ...figures.cash, refundsMinor: figures.cash.refundsMinor + outMinor },
  };
}
