import type { CauseKind } from './cause-kinds.js';
import { digitsSwapped, tenfold } from './miskeyed.js';
import type { Denomination } from './denominations.js';
import type { ShiftCount } from './shift.events.js';

/** An event of the shift timeline that may explain a difference. */
export interface FilmFact {
  readonly id: string;
  readonly kind: string;
  readonly recordId?: string;
  readonly reference?: string;
  readonly text?: string;
  readonly totalMinor?: number;
  /** Cash it put into the drawer; negative if it took cash out. */
  readonly cashMinor: number;
  /** Change given to the client. */
  readonly changeMinor?: number;
}

/** A cause that would explain the whole difference. */
export interface LikelyCause {
  readonly kind: CauseKind;
  /** The event of the shift timeline that it concerns; missing if it concerns the count itself. */
  readonly fact?: FilmFact;
  /** The figure that was meant, if something was miskeyed. */
  readonly shouldBeMinor?: number;
  /** The note or coin that was miscounted, in minor units. */
  readonly valueMinor?: number;
  /** How well it fits; higher is likelier. */
  readonly weight: number;
}

/** The number of causes reported, the likeliest first. */
const TOLD_MAX = 8;
/** Whole fifties are what people take out of drawers. */
const ROUND_MINOR = 5_000;
/** Nobody takes less out of a drawer: that is rounding. */
const TAKEN_MIN_MINOR = 1_000;

/**
 * Possible causes of a surplus or, if negative, a shortage: events whose amount equals the
 * difference, and miskeyed amounts. The likeliest comes first.
 */
export function likelyCauses(
  film: readonly FilmFact[],
  differenceMinor: number,
  count?: Pick<ShiftCount, 'countedMinor' | 'denominations'>,
): readonly LikelyCause[] {
  if (differenceMinor === 0) return [];
  const gone = recalledIn(film);
  const causes = [
    ...film.flatMap((fact) => causesIn(fact, differenceMinor, gone)),
    ...(count ? causesInCount(count, differenceMinor) : []),
  ];
  return causes.sort((a, b) => b.weight - a.weight).slice(0, TOLD_MAX);
}

/** Parked sales that a till resumed: they were rung up after all. */
const recalledIn = (film: readonly FilmFact[]): ReadonlySet<string> =>
  new Set(film.flatMap(({ kind, recordId }) => (kind === 'recalled' ? [recordId ?? ''] : [])));

function causesIn(
  fact: FilmFact,
  differenceMinor: number,
  gone: ReadonlySet<string>,
): readonly LikelyCause[] {
  const { kind, cashMinor, totalMinor = 0, changeMinor = 0, recordId = '' } = fact;
  const cause = (isIt: boolean, which: CauseKind, weight: number): readonly LikelyCause[] =>
    isIt ? [{ kind: which, fact, weight }] : [];
  switch (kind) {
    case 'sale': {
      const otherMinor = totalMinor - cashMinor;
      return [
        ...cause(cashMinor > 0 && differenceMinor === -cashMinor, 'cardAsCash', 90),
        ...cause(otherMinor > 0 && differenceMinor === otherMinor, 'cashAsOther', 90),
        ...cause(changeMinor > 0 && differenceMinor === changeMinor, 'changeKept', 85),
        ...cause(changeMinor > 0 && differenceMinor === -changeMinor, 'changeTwice', 70),
      ];
    }
    case 'refund':
      return [
        ...cause(cashMinor < 0 && differenceMinor === cashMinor, 'refundTwice', 88),
        ...cause(cashMinor < 0 && differenceMinor === -cashMinor, 'refundNotPaid', 75),
      ];
    case 'cashIn':
    case 'cashOut':
    case 'cashDrop':
      return [
        ...cause(differenceMinor === cashMinor, 'movementTwice', 65),
        ...cause(differenceMinor === -cashMinor, 'movementNotDone', 72),
        ...miskeyedMovement(fact, differenceMinor),
      ];
    case 'parked':
      return cause(!gone.has(recordId) && differenceMinor === totalMinor, 'soldUnrung', 87);
    case 'saleCleared':
    case 'lineRemoved':
      return cause(totalMinor > 0 && differenceMinor === totalMinor, 'soldUnrung', 80);
    case 'drawerOpened': {
      const isRound = differenceMinor % ROUND_MINOR === 0;
      return cause(differenceMinor <= -TAKEN_MIN_MINOR, 'payOutMissing', isRound ? 78 : 45);
    }
    default:
      return [];
  }
}

/**
 * The movement was recorded with a wrong amount: ten times too much, or with two digits swapped.
 */
function miskeyedMovement(fact: FilmFact, differenceMinor: number): readonly LikelyCause[] {
  const sign = fact.cashMinor < 0 ? -1 : 1;
  const writtenMinor = Math.abs(fact.cashMinor);
  const rightMinor = writtenMinor + sign * differenceMinor;
  const weight = weightOfMiskeying(writtenMinor, rightMinor);
  if (weight === undefined) return [];
  return [{ kind: 'movementMiskeyed', fact, shouldBeMinor: rightMinor, weight }];
}

function weightOfMiskeying(written: number, right: number): number | undefined {
  if (right <= 0) return undefined;
  if (tenfold(written, right)) return 84;
  return digitsSwapped(written, right) ? 82 : undefined;
}

function causesInCount(
  { countedMinor, denominations = [] }: Pick<ShiftCount, 'countedMinor' | 'denominations'>,
  differenceMinor: number,
): readonly LikelyCause[] {
  if (denominations.length === 0) {
    const rightMinor = countedMinor - differenceMinor;
    const weight = weightOfMiskeying(countedMinor, rightMinor);
    if (weight === undefined) return [];
    return [{ kind: 'countMiskeyed', shouldBeMinor: rightMinor, weight: weight - 5 }];
  }
  return [
    ...denominations.flatMap((one) => miskeyedNotes(one, differenceMinor)),
    ...mistakenNotes(denominations, differenceMinor),
  ];
}

/** The number of notes of one value was miscounted. */
function miskeyedNotes(
  { valueMinor, count }: Denomination,
  differenceMinor: number,
): readonly LikelyCause[] {
  if (differenceMinor % valueMinor !== 0) return [];
  const right = count - differenceMinor / valueMinor;
  const weight = weightOfMiskeying(count, right);
  if (weight === undefined) return [];
  return [{ kind: 'countMiskeyed', shouldBeMinor: right * valueMinor, valueMinor, weight }];
}

/** Notes of one value counted among those of another: two at most. */
function mistakenNotes(
  denominations: readonly Denomination[],
  differenceMinor: number,
): readonly LikelyCause[] {
  return denominations.flatMap(({ valueMinor, count }) =>
    denominations.flatMap((other): readonly LikelyCause[] => {
      const stepMinor = valueMinor - other.valueMinor;
      if (stepMinor === 0 || differenceMinor % stepMinor !== 0) return [];
      const many = differenceMinor / stepMinor;
      if (many < 1 || many > Math.min(2, count)) return [];
      return [{ kind: 'noteMistaken', valueMinor, weight: many === 1 ? 40 : 30 }];
    }),
  );
}
