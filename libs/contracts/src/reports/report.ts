import type { Permission } from '@balcao/domain';

/** How a report's column is shown. */
export type ReportColumnKind =
  | 'text'
  | 'day'
  | 'instant'
  | 'money'
  | 'quantity'
  /** A percentage; an exemption may have words in its place. */
  | 'rate'
  | 'state'
  /** One of the words `reports.values.<field>`. */
  | 'word';

/** One column of a report's rows. */
export interface ReportColumn {
  readonly field: string;
  readonly kind: ReportColumnKind;
  /** Shown only once chosen. */
  readonly isHidden?: true;
  /** The rows are not kept in its order. */
  readonly isUnsorted?: true;
  /** The rows hold an id of this collection: its name stands in its place. */
  readonly names?: ReportNames;
}

/** Registers whose names stand for ids. */
export type ReportNames =
  | 'parties'
  | 'members'
  | 'series'
  | 'articles'
  | 'article_categories'
  | 'expense_categories'
  | 'treasury_accounts'
  | 'payment_methods'
  | 'cash_registers'
  | 'warehouses';

/** Where a report stands on the page of all. */
export const reportTopics = [
  ...(['sales', 'purchases', 'money', 'stock', 'tills', 'accounts', 'service'] as const),
] as const;
/** The heading that one report stands under. */
export type ReportTopic = (typeof reportTopics)[number];

/** What a report can be narrowed to, by one field of its rows. */
export interface ReportFilter {
  readonly field: string;
  readonly kind:
    | 'client'
    | 'supplier'
    | 'documentType'
    | 'series'
    | 'member'
    | 'article'
    | 'articleCategory'
    | 'expenseCategory'
    | 'register'
    | 'warehouse'
    | 'account'
    | 'ledgerAccount'
    | 'currency'
    | 'choice';
  /** The values of a choice; its words are `reports.values.<field>.<value>`. */
  readonly choices?: readonly string[];
  /** What is chosen first. */
  readonly first?: string;
  /**
   * Its values are never added up with one another: dollars with meticais, what clients pay with
   * what suppliers are paid. Sums show where one is chosen, by this filter or one of these fields,
   * or where the rows are grouped by one of the fields.
   */
  readonly apartBy?: readonly string[];
}

/** Steps of time that days are put together to, and of lateness that due days are. */
export type ReportStep = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'lateness';

/** Something to group by: a subtotal for each of its values. */
export interface ReportDimension {
  readonly name: string;
  readonly field: string;
  readonly step?: ReportStep;
  /** All its values, where its groups follow each other in this order. */
  readonly order?: readonly string[];
  readonly names?: ReportNames;
  /** The rows name an article: its category of today stands in its place. */
  readonly isOfArticle?: true;
  /** The rows say what is posted: the account that the company chose for it stands in its place. */
  readonly isOfLedger?: true;
}

/** Whether its groups follow each other: days, and what a day or week is made of. */
export const isOrdered = ({ step, order, field }: ReportDimension): boolean =>
  step !== undefined || order !== undefined || field === 'weekday' || field === 'hourUtc';

/** A sum that is made of others. */
export interface DerivedSum {
  readonly field: string;
  readonly plus: readonly string[];
  readonly less?: readonly string[];
}

/** A part of a sum, in percent. */
export interface ReportRate {
  readonly field: string;
  readonly of: string;
  readonly to: string;
}

/**
 * A report: rows that a projection keeps, narrowed, added up and put in groups. What is declared
 * here is all there is of it; screens, files and routes are made of the declaration.
 */
export interface Report {
  /** `documents` is at `GET /api/reports/documents` and `commercial/reports/documents`. */
  readonly name: string;
  readonly topic: ReportTopic;
  /** Where the rows are; of a report whose rows are worked out, the one that it is mostly about. */
  readonly collection: string;
  /** Its rows are worked out of those of the collection, as it is asked for. */
  readonly isWorkedOut?: true;
  /** It is of the end of one day, which is asked for in the place of a period. */
  readonly isOfOneDay?: true;
  /** What it shows in the place of its columns and sums beside another day. */
  readonly compared?: Pick<Report, 'columns' | 'sums'>;
  /** A filter without which there is nothing to show. */
  readonly needs?: string;
  /** What it takes beside `reports.view`. */
  readonly permission: Permission;
  /** The day that the period is about; missing where the report is of the present. */
  readonly day?: string;
  /** What is counted unless a filter on the same field says otherwise, in the filters' language. */
  readonly where: Readonly<Record<string, unknown>>;
  /** Amounts that are added up, in minor units of the company's currency, and quantities. */
  readonly sums: readonly string[];
  readonly derived?: readonly DerivedSum[];
  readonly rate?: ReportRate;
  /** The field that counts 1 for each row that counts; without it all rows do. */
  readonly counts?: string;
  /** Notes that take back subtract: the field that names the document's type. */
  readonly signedBy?: string;
  readonly columns: readonly ReportColumn[];
  readonly filters: readonly ReportFilter[];
  readonly dimensions: readonly ReportDimension[];
  readonly sort: readonly [field: string, direction: 'asc' | 'desc'];
  /** The sum that charts and orders of groups are about. */
  readonly main: string;
  /** What it is grouped by at first; plain rows without it. */
  readonly firstBy?: string;
  /** Whether it looks at all days first, and not at the month. */
  readonly isOfAllDays?: true;
}

/** A report as it is beside another day; the report itself where it is compared with none. */
export const besideAnotherDay = (report: Report): Report => ({ ...report, ...report.compared });

/** The sums that a report shows, derived ones too. */
export const shownSums = ({ sums, derived = [] }: Report): readonly string[] => [
  ...sums,
  ...derived.map(({ field }) => field),
];

/** Sums are of minor units, or of millionths of units: `totalMinor`, `quantityMicros`. */
export const isQuantitySum = (field: string): boolean => field.endsWith('Micros');

/** The sums with those that are made of them; one whose parts are not seen is not there. */
export function withDerived(
  { derived = [] }: Pick<Report, 'derived'>,
  sums: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const all: Record<string, number> = { ...sums };
  for (const { field, plus, less = [] } of derived) {
    if (![...plus, ...less].every((part) => part in sums)) continue;
    const sum = (parts: readonly string[]) =>
      parts.reduce((total, part) => total + (sums[part] ?? 0), 0);
    all[field] = sum(plus) - sum(less);
  }
  return all;
}

const thousandths = 1_000;

/** A rate in percent with one decimal, `12.5`; undefined where there is nothing to take it of. */
export function rateIn(
  { of, to }: ReportRate,
  sums: Readonly<Record<string, number>>,
): string | undefined {
  const { [of]: part, [to]: whole } = sums;
  if (part === undefined || whole === undefined || whole === 0) return undefined;
  const rate = Math.round((part * thousandths) / Math.abs(whole));
  return `${rate < 0 ? '-' : ''}${Math.floor(Math.abs(rate) / 10)}.${Math.abs(rate) % 10}`;
}

/** `GET /api/reports/:report/totals`. */
export interface ReportTotals {
  readonly count: number;
  /** Empty where the selection mixes what is never added up: see `apart`. */
  readonly sums: Readonly<Record<string, number>>;
  /** The filter that a value has to be chosen of before there are sums. */
  readonly apart?: string;
  /** The currency of the sums, where it is not the company's own. */
  readonly currency?: string;
  /** The same of the period to compare with. */
  readonly previous?: Omit<ReportTotals, 'previous'>;
}

/** `GET /api/reports/:report?by=<dimension>`: one subtotal. */
export interface ReportGroup {
  /** The value that the rows share. */
  readonly id: string;
  /** Its name, where it is one; else the value itself. */
  readonly label: string;
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
  /** The currency of the sums, where it is not the company's own. */
  readonly currency?: string;
  /** What its rows have in common, to be added to the report's filter. */
  readonly where: Readonly<Record<string, unknown>>;
  readonly previous?: Omit<ReportTotals, 'previous'>;
}
