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

/** An entry that the server does not have yet, and its document as this device printed it. */
export interface WaitingEntry {
  readonly entry: TillEntry;
  readonly issued?: DocumentIssuedData | undefined;
}

/** What a shift comes to with what waits. */
export interface FiguresNow {
  readonly figures: ShiftFigures;
  /** Everything that waits is in them; a corrected payment, or a document without paper, is not. */
  readonly isWhole: boolean;
}

type Start = Pick<TillStart, 'methods'>;

/**
 * The figures of a shift with the entries that wait, by the rules that the books have. Nothing
 * where the figures before them are not known, as for a cashier who counts blind.
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
