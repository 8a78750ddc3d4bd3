import type { ShiftFilmKind, ShiftFilmRow, ShiftRow } from '@balcao/contracts';
import { emptyFigures, netSales, type ShiftFigures } from '@balcao/domain';
import { shiftFiguresAfter, shiftFilm, type ShiftFigureEvent } from '@balcao/projections';
import type { Row } from '@balcao/read-store';
import { unknownFigure } from '../asked-figure.js';
import type { Contribution, Leg } from '../contributions.js';
import { madeOf, placeOf, type PartAsked, type PartPlan } from './part-plan.js';
import { withRest } from './row-plan.js';

/** The most rows of one shift's timeline. */
const filmMax = 20_000;

/** The entries of a shift's timeline that change its figures. */
const counted: ReadonlySet<ShiftFilmKind> = new Set<ShiftFilmKind>([
  ...(['sale', 'return', 'refund', 'cancelled', 'reclassified'] as const),
  ...(['cashIn', 'cashOut', 'cashDrop'] as const),
]);

type Pick = (figures: ShiftFigures, part: string) => number;

const filmOf = ({ rows, companyId, row }: PartAsked): Promise<readonly ShiftFilmRow[]> =>
  rows.find(shiftFilm, companyId, {
    where: { shiftId: row.id },
    sort: [['id', 'asc']],
    limit: filmMax,
  });

/** A frame, and what it adds. */
const partOf = (row: ShiftFilmRow, amount: number): Contribution => ({
  collection: shiftFilm.name,
  row: { ...row },
  amount,
});

const shiftIn = ({ row }: { readonly row: Row }) => row as ShiftRow;

/** What each event of the shift added to one of its figures, by the rule that makes them. */
async function added(asked: PartAsked, pick: Pick): Promise<Leg> {
  const film = await filmOf(asked);
  const closed = film.findIndex(({ kind }) => kind === 'closed');
  const frames = (closed < 0 ? film : film.slice(0, closed)).filter(({ kind }) =>
    counted.has(kind),
  );
  let figures = emptyFigures(shiftIn(asked).floatMinor);
  const parts: Contribution[] = [];
  for (const frame of frames) {
    const event = (await asked.eventAt(frame.revision)) as ShiftFigureEvent;
    const before = pick(figures, asked.part);
    figures = shiftFiguresAfter(figures, event);
    parts.push(partOf(frame, pick(figures, asked.part) - before));
  }
  return madeOf(shiftFilm.name, parts);
}

/** A figure of the shift by the events at its till. */
const figure =
  (pick: Pick): PartPlan =>
  async (asked) => {
    const { figures } = shiftIn(asked);
    if (figures === undefined) throw unknownFigure();
    return withRest(asked, [await added(asked, pick)], pick(figures, asked.part));
  };

/** A frame that says the amount itself. */
const frameOf =
  (
    kind: ShiftFilmKind,
    amountOf: (shift: ShiftRow, asked: PartAsked) => number | undefined,
    at: (asked: PartAsked) => number = () => 0,
  ): PartPlan =>
  async (asked) => {
    const amount = amountOf(shiftIn(asked), asked);
    const frame = (await filmOf(asked)).filter((each) => each.kind === kind)[at(asked)];
    if (amount === undefined || frame === undefined) throw unknownFigure();
    return { legs: [madeOf(shiftFilm.name, [partOf(frame, amount)])] };
  };

export const shiftParts = {
  returnsMinor: figure(({ returns }) => returns.totalMinor),
  cancelledMinor: figure(({ cancelled }) => cancelled.totalMinor),
  cashInMinor: figure(({ cash }) => cash.inMinor),
  cashOutMinor: figure(({ cash }) => cash.outMinor),
  cashDropsMinor: figure(({ cash }) => cash.dropsMinor),
  roundingMinor: figure(({ roundingMinor = 0 }) => roundingMinor),
  meansMinor: figure(({ means }, id) => {
    const one = means.find(({ methodId }) => methodId === id);
    return one === undefined ? 0 : one.salesMinor - one.refundsMinor;
  }),
  vatMinor: figure(({ vat }, id) => vat.find(({ vatId }) => vatId === id)?.vatMinor ?? 0),
  countMinor: frameOf(
    'counted',
    ({ counts }, { part }) => counts.find(({ number }) => String(number) === part)?.countedMinor,
    (asked) => placeOf(asked) - 1,
  ),
  depositedMinor: frameOf('closed', ({ closing }) => closing?.deposited?.amountMinor),
  /** What the register ever sold before, and what this shift added. */
  perpetualMinor: async (asked) => {
    const { closing } = shiftIn(asked);
    if (closing === undefined) throw unknownFigure();
    const { perpetualBeforeMinor: opening, perpetualMinor } = closing;
    const legs = [await added(asked, netSales)];
    return { ...(await withRest(asked, legs, perpetualMinor - opening)), opening };
  },
  lateMinor: frameOf(
    'amended',
    ({ amendments }, asked) => {
      const late = amendments[placeOf(asked)];
      return late?.kind === 'cash' ? late.cashMinor : late?.totalMinor;
    },
    placeOf,
  ),
} as const satisfies Record<string, PartPlan>;
