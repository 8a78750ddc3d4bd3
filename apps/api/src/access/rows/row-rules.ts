import { AsyncLocalStorage } from 'node:async_hooks';
import type { RowReader } from '@balcao/read-store';
import { onlyLooks } from './only-looks.js';
import { wasTrueOn } from '../../past-rows/true-on.js';
import {
  activeMember,
  mayDo,
  openShiftWith,
  sightOf,
  typesThatTellCosts,
  visibleSeries,
  type Books,
} from '@balcao/domain';

/** Which of a company's rows one member sees; an absent rule hides nothing. */
export interface RowRules {
  readonly companyId: string;
  readonly userId: string;
  /** It may look and change nothing: its looks are noted. */
  readonly onlyLooks?: true;
  /** What others ask for, besides what the member asks for. */
  readonly approves?: true;
  /** What goods cost. */
  readonly seesCosts: boolean;
  /** Types of documents whose drafts do not show. */
  readonly hiddenTypeIds?: readonly string[];
  /** The series whose documents show. */
  readonly seriesIds?: readonly string[];
  /** The warehouses whose goods show. */
  readonly warehouseIds?: readonly string[];
  /** What should be in drawers and on treasury accounts. */
  readonly seesExpected: boolean;
  /** Only the documents of the current shift show. */
  readonly shift?: CurrentShift;
}

/** The open shift that a member sells in; nothing is of it while there is none. */
export interface CurrentShift {
  readonly shiftId: string;
}

/** Who reads: a member within its rules, or a route that is of no company. */
export type Reader = MemberReader | { readonly kind: 'open' };

interface MemberReader {
  readonly kind: 'member';
  readonly rules: RowRules;
  /** The moment that is looked at; now without it. */
  readonly past?: LookedAt;
  /** What it is asked from, for people. */
  readonly device?: string;
}

interface LookedAt {
  readonly rows: RowReader;
  /** The last event that was known then. */
  readonly revision: number;
  /** The last day that shows. */
  readonly trueOn?: string;
  /** When the event was recorded. */
  readonly recordedAt?: string;
}

/** Whether an event belongs to the moment that is looked at. */
export function isKnown({ revision, data }: PlacedFact): boolean {
  const reader = readers.getStore();
  const past = reader?.kind === 'member' ? reader.past : undefined;
  if (past === undefined) return true;
  return revision <= past.revision && (past.trueOn === undefined || wasTrueOn(data, past.trueOn));
}

interface PlacedFact {
  readonly revision: number;
  readonly data: unknown;
}

/** The moment that is looked at, for what says so on paper; undefined for now. */
export function lookedAtMoment(): Omit<LookedAt, 'rows'> | undefined {
  const reader = readers.getStore();
  return reader?.kind === 'member' ? reader.past : undefined;
}

/** The reader whom the code reads rows for; none outside of a request. */
export const readers = new AsyncLocalStorage<Reader>();

/** The rules of a member, by the company's books. */
export function rulesOf(
  books: Books,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): RowRules {
  const limits = activeMember(books, userId)?.limits;
  const sight = sightOf(books, userId);
  const seriesIds = visibleSeries(books, userId);
  const { warehouseIds, currentShiftOnly } = limits ?? {};
  const shift = { shiftId: openShiftWith(books, userId)?.id ?? '' };
  return {
    companyId,
    userId,
    ...sight,
    ...(mayDo(books, userId, 'pos.approve') && { approves: true }),
    ...(!sight.seesCosts && { hiddenTypeIds: typesThatTellCosts(books) }),
    ...(seriesIds !== undefined && { seriesIds }),
    ...(warehouseIds !== undefined && { warehouseIds }),
    ...(currentShiftOnly === true && { shift }),
    ...(onlyLooks(books, userId) && { onlyLooks: true }),
  };
}

/** Whether the reader may see what goods cost. */
export function readerSeesCosts(): boolean {
  const reader = readers.getStore();
  return reader?.kind === 'member' && reader.rules.seesCosts;
}
