import type { Permission } from '@balcao/domain';

/** How a report's column is shown. */
export type ReportColumnKind = 'text' | 'day' | 'money' | 'quantity' | 'state';

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
  | 'warehouses';

/** What a report can be narrowed to, by one field of its rows. */
export interface ReportFilter {
  readonly field: string;
  readonly kind:
    | 'client'
    | 'supplier'
    | 'documentType'
    | 'series'
    | 'member'
    | 'articleCategory'
    | 'expenseCategory'
    | 'account'
    | 'choice';
  /** The values of a choice; its words are `reports.values.<field>.<value>`. */
  readonly choices?: readonly string[];
  /** What is chosen first. */
  readonly first?: string;
}

/** Steps of time that days are put together to, and of lateness that due days are. */
export type ReportStep = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'lateness';

/** Something to group by: a subtotal for each of its values. */
export interface ReportDimension {
  readonly name: string;
  readonly field: string;
  readonly step?: ReportStep;
  readonly names?: ReportNames;
}

/**
 * A report: rows that a projection keeps, narrowed, added up and put in groups. What is declared
 * here is all there is of it; screens, files and routes are made of the declaration.
 */
export interface Report {
  /** `documents` is at `GET /api/reports/documents` and `commercial/reports/documents`. */
  readonly name: string;
  /** Where the rows are. */
  readonly collection: string;
  /** What it takes beside `reports.view`. */
  readonly permission: Permission;
  /** The day that the period is about; missing where the report is of the present. */
  readonly day?: string;
  /** What is counted unless a filter on the same field says otherwise, in the filters' language. */
  readonly where: Readonly<Record<string, unknown>>;
  /** Amounts that are added up, in minor units of the company's currency, and quantities. */
  readonly sums: readonly string[];
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
}

/** `GET /api/reports/:report/totals`. */
export interface ReportTotals {
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
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
  /** What its rows have in common, to be added to the report's filter. */
  readonly where: Readonly<Record<string, unknown>>;
  readonly previous?: Omit<ReportTotals, 'previous'>;
}
