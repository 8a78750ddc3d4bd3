import { Inject, Injectable } from '@nestjs/common';
import type { Narrowing } from '@balcao/contracts';
import {
  companyOf,
  lateSince,
  mayDo,
  type Books,
  type LateSince,
  type Permission,
} from '@balcao/domain';
import type { MemberCaller } from '../access/caller.js';
import { readers, readerSeesCosts } from '../access/rows/row-rules.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { presentOf } from '../reading/present-day.js';

/** What of a company's figures one reader sees, and how its days are counted. */
export interface ReaderView {
  readonly today: string;
  /** From when an open shift is not closed. */
  readonly lateShifts: LateSince;
  readonly currency: string;
  /** Hours from UTC to the company's time zone, today. */
  readonly hoursFromUtc: number;
  readonly seesCosts: boolean;
  /** Sums over all warehouses tell of those that do not show. */
  readonly seesAllPlaces: boolean;
  readonly narrowing?: Narrowing;
  readonly may: (permission: Permission) => boolean;
  readonly documentTypes: Books['documentTypes'];
}

/** Finds out what a reader sees. */
@Injectable()
export class ReaderViews {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** What `read` makes of it while the books are in hand. */
  of<T>({ companyId, userId }: MemberCaller, read: (view: ReaderView) => T): Promise<T> {
    const now = this.sources.clock().toISOString();
    const presentIn = presentOf(this.sources.clock);
    const reader = readers.getStore();
    const rules = reader?.kind === 'member' ? reader.rules : undefined;
    const seesCosts = readerSeesCosts();
    return this.journals.inspect(companyId, (books) =>
      read({
        today: presentIn(books).today,
        lateShifts: lateSince(books.companies.settings.get(), presentIn(books)),
        currency: companyOf(books).currency,
        hoursFromUtc: hoursFromUtc(books.companies.settings.get().timeZone, now),
        seesCosts,
        seesAllPlaces: rules?.warehouseIds === undefined,
        ...(rules?.shift !== undefined
          ? { narrowing: 'shift' as const }
          : rules?.seriesIds !== undefined && { narrowing: 'series' as const }),
        may: (permission) => mayDo(books, userId, permission),
        documentTypes: books.documentTypes,
      }),
    );
  }
}

/** Whole hours: what is recorded in a zone with halves counts in the hour before. */
export function hoursFromUtc(timeZone: string, instant: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const local = Date.parse(`${format.format(new Date(instant)).replace(' ', 'T')}:00Z`);
  return Math.floor((local - Date.parse(`${instant.slice(0, 16)}:00Z`)) / 3_600_000);
}
