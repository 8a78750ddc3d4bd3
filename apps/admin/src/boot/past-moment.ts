import { headers } from '@balcao/contracts';
import { createSlice } from './slice.js';

/** A moment of one company's journal that this tab looks at. */
export interface LookedAt {
  readonly companyId: string;
  readonly revision: number;
  /** When the last event that was known had been recorded, a UTC instant. */
  readonly recordedAt: string;
  /** The last day that shows, of all that is known: the other clock. */
  readonly trueOn?: string;
  /** The moment that was looked at before the clocks were changed. */
  readonly before?: number;
}

const KEY = 'past';

/** What was known when: null for now. It stays with the tab, and goes with it. */
export const pastMoment = createSlice<{ readonly moment: LookedAt | null }>({ moment: kept() });

/** The moment as which this company's rows are read; undefined for now. */
export function knownAt(companyId: string): LookedAt | undefined {
  const { moment } = pastMoment.get();
  return moment?.companyId === companyId ? moment : undefined;
}

/** What every request about a company says of the moment that is looked at. */
export function pastHeaders(companyId: string): Readonly<Record<string, string>> {
  const past = knownAt(companyId);
  if (past === undefined) return {};
  const { revision, trueOn } = past;
  return {
    [headers.asKnownAt]: String(revision),
    ...(trueOn !== undefined && { [headers.asTrueOn]: trueOn }),
  };
}

/** The same for an address that is opened by itself. */
export function pastQuery(companyId: string): Readonly<Record<string, string>> {
  const past = knownAt(companyId);
  if (past === undefined) return {};
  const { revision, trueOn } = past;
  return { asKnownAt: String(revision), ...(trueOn !== undefined && { asTrueOn: trueOn }) };
}

/** Shows everything as it was known then, or, for null, as it is now; the page begins again. */
export function lookAt(moment: LookedAt | null): void {
  if (moment === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(moment));
  // Nothing of one moment may be taken for another's: neither rows in memory nor what was typed.
  location.reload();
}

function kept(): LookedAt | null {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? null : (JSON.parse(text) as LookedAt);
  } catch {
    return null;
  }
}
