import { daysBetween } from '../calendar.js';

/** What an event did to what is left of one document, or of one payment. */
export interface OpenItemEntry {
  readonly documentId: string;
  readonly on: string;
  readonly dueOn: string;
  /** Above zero what the party owes more, below what it owes less, in minor units. */
  readonly signedMinor: number;
}

/** How late what is owed is, in minor units; `dueMinor` is what is not late yet. */
export interface Ageing {
  readonly notDueMinor: number;
  readonly days1To30Minor: number;
  readonly days31To60Minor: number;
  readonly days61To90Minor: number;
  readonly over90Minor: number;
  /** Below zero: advances and credit notes that settle nothing yet; in no other column. */
  readonly creditsMinor: number;
  /** The balance of the account. */
  readonly totalMinor: number;
}

/**
 * How late a party's documents are on a day, by the days since they were due. Only what was issued
 * and settled up to the day counts. `owedSign` is 1 for clients, -1 for suppliers, whose account
 * mirrors theirs: the figures are then what the company owes.
 */
export function ageingOn(
  day: string,
  entries: Iterable<OpenItemEntry>,
  owedSign: 1 | -1 = 1,
): Ageing {
  const left = new Map<string, { dueOn: string; minor: number }>();
  for (const { documentId, on, dueOn, signedMinor } of entries) {
    if (on > day) continue;
    const item = left.get(documentId) ?? { dueOn, minor: 0 };
    item.minor += owedSign * signedMinor;
    left.set(documentId, item);
  }
  const ageing = {
    notDueMinor: 0,
    days1To30Minor: 0,
    days31To60Minor: 0,
    days61To90Minor: 0,
    over90Minor: 0,
    creditsMinor: 0,
    totalMinor: 0,
  };
  for (const { dueOn, minor } of left.values()) {
    ageing[minor < 0 ? 'creditsMinor' : columnOf(dueOn, day)] += minor;
    ageing.totalMinor += minor;
  }
  return ageing;
}

function columnOf(
  dueOn: string,
  day: string,
): Exclude<keyof Ageing, 'creditsMinor' | 'totalMinor'> {
  const daysLate = daysBetween(dueOn, day);
  if (daysLate <= 0) return 'notDueMinor';
  if (daysLate <= 30) return 'days1To30Minor';
  if (daysLate <= 60) return 'days31To60Minor';
  return daysLate <= 90 ? 'days61To90Minor' : 'over90Minor';
}
