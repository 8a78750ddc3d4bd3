import type { ShiftFilmRow } from '@balcao/contracts';
import { shiftFilm } from '@balcao/projections';
import { MadeLeg } from '../made-leg.js';
import { made, own, ownPart, textOf, withRest, type RowAsked, type RowPlan } from './row-plan.js';

/** The sum of the entries of a shift's timeline. */
const film = (
  asked: RowAsked,
  amountOf: (row: ShiftFilmRow) => number,
  shiftId = asked.row.id,
): Promise<MadeLeg> => made(asked, shiftFilm, { shiftId }, amountOf);

const cashOf = ({ cashMinor }: ShiftFilmRow): number => cashMinor;

export const shiftRows = {
  floatMinor: own,
  countedMinor: own,
  leftMinor: own,
  salesMinor: async (asked) =>
    withRest(asked, [
      await film(asked, ({ kind, totalMinor = 0 }) => (kind === 'sale' ? totalMinor : 0)),
    ]),
  // The figures of a closed shift are those of its Z: what came late stands apart.
  expectedMinor: async (asked) => withRest(asked, [await film(asked, cashOf)]),
  differenceMinor: async (asked) => {
    const counted = new MadeLeg(asked.collection, [ownPart(asked, 'countedMinor')]);
    const expected = await film(asked, (row) => 0 - cashOf(row));
    return withRest(asked, [counted, expected]);
  },
} as const satisfies Record<string, RowPlan>;

export const shiftFilmRows = {
  totalMinor: own,
  cashMinor: own,
  /** What should be in the drawer after it. */
  expectedMinor: async (asked) => {
    const { row } = asked;
    const until = (other: ShiftFilmRow) => (other.id <= row.id ? other.cashMinor : 0);
    return { legs: [await film(asked, until, textOf(row, 'shiftId'))] };
  },
} as const satisfies Record<string, RowPlan>;
