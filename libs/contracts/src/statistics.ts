import type { VatOfPeriod } from './reports/statements.js';

/**
 * One document that sells, takes a sale back (below zero) or hands goods over. Money is in minor
 * units of the company's currency.
 */
export interface SaleRow {
  /** The document's. */
  readonly id: string;
  readonly revision: number;
  readonly typeId: string;
  readonly seriesId: string;
  readonly reference: string;
  readonly issuedOn: string;
  /** Of the day of issue: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** When it was recorded, from 0. */
  readonly hourUtc: number;
  readonly clientId: string;
  readonly clientName: string;
  readonly issuedById: string;
  /** The till that it was made at. */
  readonly cashRegisterId?: string;
  /** The one method that paid it at once, `several` or, when it is paid later, `account`. */
  readonly methodId: string;
  /** What `methodId` was as it was issued, where the till corrected it since. */
  readonly firstMethodId?: string;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  readonly discountMinor: number;
  /** What its goods cost; hidden from those who may not see costs. */
  readonly costMinor: number;
  /** False for a delivery note, which counts by its cost alone. */
  readonly isSale: boolean;
  readonly isCancelled: boolean;
}

/** What sums of trade are told apart by; hours are of UTC, `07`. */
export const tradeDimensions = [
  'series',
  'seller',
  'register',
  'hour',
  'method',
  'vat',
  'client',
  'article',
] as const;
/** What one row of the sums is told apart by. */
export type TradeDimension = (typeof tradeDimensions)[number];

/** What was issued in a day or month, of one value of a dimension; cancelled documents too. */
export interface TradeSumRow {
  readonly id: string;
  readonly revision: number;
  readonly group: 'sales' | 'purchases';
  readonly dimension: TradeDimension;
  readonly grain: 'day' | 'month';
  /** `2026-03-02` or `2026-03`. */
  readonly period: string;
  readonly value: string;
  readonly seriesId?: string;
  readonly count: number;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  readonly discountMinor: number;
  readonly costMinor: number;
  readonly quantityMicros: number;
  /** Of documents that sell, or take a sale back. */
  readonly lineCount: number;
  /** Those, and lines whose goods left before they are invoiced. */
  readonly rowCount: number;
}

/** Calendar days, both of them in it. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Days that a dashboard begins with; `custom` takes a first and a last day. */
export const dashboardPeriods = ['today', 'week', 'month', 'year', 'custom'] as const;
/** Which days a dashboard shows. */
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/**
 * Sales, in minor units of the company's currency: invoices, cash sales and debit notes, less
 * credit notes; without what was cancelled, what is of a training series and what has no effect on
 * an account (quotations, orders, delivery notes).
 */
export interface SalesFigures {
  readonly count: number;
  /** Without VAT. */
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  /**
   * What the goods cost that left with the documents of the period, delivery notes too, less those
   * that came back; for those alone who may see costs.
   */
  readonly costMinor?: number;
}

/** The part of the sales of one seller, method, article, client or category. */
export interface SalesShare extends Omit<SalesFigures, 'costMinor'> {
  /** Empty for what has none. */
  readonly id: string;
  /** Missing where the reader may not see it, and for what has a name of its own on the screen. */
  readonly name?: string;
  /** In Portuguese, of what has a name in each language. */
  readonly namePt?: string;
}

/** A point of a curve: an hour `07` of a single day, a day, or a month of a long period. */
export interface SalesPoint extends SalesFigures {
  readonly at: string;
}

/** The sales of one hour of the day on one day of the week. */
export interface SalesMoment extends SalesFigures {
  /** 1 is Monday. */
  readonly weekday: number;
  /** In the company's time zone. */
  readonly hour: number;
}

/**
 * What keeps a reader from the figures of the whole company: they are of the series that it sees,
 * or, where it sees its own shift alone, there are none.
 */
export type Narrowing = 'series' | 'shift';

/** `GET /api/dashboard/sales`. */
export interface SalesAnswer {
  readonly currency: string;
  readonly narrowing?: Narrowing;
  readonly step: 'hour' | 'day' | 'month';
  readonly period: DayRange;
  readonly previous: DayRange;
  readonly lastYear: DayRange;
  readonly current: SalesFigures;
  readonly before: SalesFigures;
  readonly yearBefore: SalesFigures;
  readonly points: readonly SalesPoint[];
  /** As many as the period has: the first is compared with its first. */
  readonly pointsBefore: readonly SalesPoint[];
  readonly sellers: readonly SalesShare[];
  /** `account` is paid later, `several` by more than one method. */
  readonly methods: readonly SalesShare[];
  readonly moments: readonly SalesMoment[];
  /** What an hour of `moments` is in UTC, for the list that proves it: `hour` less this. */
  readonly hoursFromUtc: number;
}

/** The greatest shares, and what all others come to. */
export interface Leaders {
  readonly rows: readonly SalesShare[];
  readonly others: Omit<SalesShare, 'id' | 'name'> & { readonly shares: number };
}

/** `GET /api/dashboard/leaders`; missing where the reader sees some series alone. */
export interface LeadersAnswer {
  readonly period: DayRange;
  readonly articles?: Leaders;
  readonly clients?: Leaders;
  readonly categories?: Leaders;
}

/** How late open documents are: by days after the due day. */
export const ageingSteps = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
/** One step, as charts and filters name it. */
export type AgeingStep = (typeof ageingSteps)[number];

/** How much is open at one step; its days are a filter for the list behind it. */
export interface AgeingPart {
  readonly step: AgeingStep;
  /** The due days that it stands for; open at an end where none is named. */
  readonly from?: string;
  readonly to?: string;
  readonly count: number;
  readonly pendingMinor: number;
}

/** What is left to be paid of open documents, in the company's currency. */
export interface OpenAmounts {
  /** The types of the documents that are owed. */
  readonly typeIds: readonly string[];
  readonly count: number;
  readonly pendingMinor: number;
  readonly overdueMinor: number;
  readonly parts: readonly AgeingPart[];
  /** Notes that take off what is owed, and are not used yet. */
  readonly credits: {
    readonly typeIds: readonly string[];
    readonly count: number;
    readonly pendingMinor: number;
  };
  /** What was paid in advance and settles nothing yet. */
  readonly advances: { readonly count: number; readonly pendingMinor: number };
}

/** VAT of a calendar month, as its return has it. */
export interface VatOfMonth extends DayRange, VatOfPeriod {}

/** `GET /api/dashboard/position`: parts that the reader may not see are missing. */
export interface PositionAnswer {
  readonly today: string;
  readonly currency: string;
  readonly narrowing?: Narrowing;
  readonly receivables?: OpenAmounts;
  readonly payables?: OpenAmounts;
  readonly accounts?: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly currency: string;
    readonly balanceMinor: number;
  }[];
  readonly vat?: VatOfMonth;
}

/** `GET /api/dashboard/attention`: what waits for somebody; missing where one may not see it. */
export interface AttentionAnswer {
  readonly today: string;
  readonly currency: string;
  /** Nothing was issued yet. */
  readonly isNew: boolean;
  readonly drafts?: readonly { readonly typeId: string; readonly count: number }[];
  readonly overdue?: {
    readonly typeIds: readonly string[];
    readonly count: number;
    readonly pendingMinor: number;
  };
  /** Articles to be bought: as many as the list of what to reorder has. */
  readonly toReorder?: number;
  readonly outOfStock?: number;
  readonly expiring?: { readonly count: number; readonly until: string };
  /** Shifts that are open past their time. */
  readonly lateShifts?: number;
  /** Boxes of cash that more was taken from than was in them. */
  readonly cashBelowZero?: number;
}

/** `GET /api/sales/totals`, `GET /api/sales/lines/totals`: with the sign of each document. */
export type SalesTotalsAnswer = SalesFigures;
