import {
  cellFigures,
  isQuantitySum,
  reports,
  rowFigures,
  shownSums,
  type DocumentTotalsAnswer,
  type ExplainAnswer,
  type ExplainChange,
  type ListTotalsAnswer,
  type PositionAnswer,
  type Report,
  type SalesAnswer,
  type VatSummaryAnswer,
} from '@balcao/contracts';
import { quantity, toMicros } from '@balcao/pricing';

/** Reads below `/api`; the body of what is answered, or its refusal. */
export type Read = (path: string) => Promise<unknown>;

export type Values = Readonly<Record<string, unknown>>;

/** Where rows of each collection are listed, the most telling first. */
export const listsOf: Readonly<Record<string, string>> = {
  batches: '/batches',
  documents: '/documents',
  expenses: '/expenses',
  ledger_entries: '/reports/ledger_journal',
  movements: '/deposits',
  parties: '/clients',
  payments: '/receipts',
  recurring_expenses: '/recurring-expenses',
  sales: '/sales',
  document_lines: '/sales/lines',
  shifts: '/shifts',
  stock_articles: '/stock-articles',
  stock_counts: '/stock-counts',
  stock_levels: '/stock',
  stock_moves: '/stock-moves',
  treasury_accounts: '/treasury-accounts',
  account_entries: '/clients/DEMOC001/entries',
  treasury_entries: '/treasury-accounts/account_bank/entries',
};

/** Rows of one list that are tried: the first, and every so many after them. */
const rowsTried = 2;

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

/** What a figure is on the screen, and what it is made of. */
export interface Tried {
  readonly figure: string;
  readonly shown: number;
  readonly explained: number;
  /** Of the pages' rows, where there are few enough to read them all. */
  readonly added: number;
}

/** A figure that a page shows, as it asks for it. */
export interface Shown {
  readonly figure: string;
  readonly id?: string;
  readonly part?: string;
  readonly revision?: string;
  readonly on?: string;
  readonly less?: 'true';
  readonly filter?: string;
  readonly shown: number | undefined;
}

const pagesRead = 1;

/** Asks why, and adds the rows up. */
export async function explained(read: Read, asked: Readonly<Record<string, string>>) {
  const first = (await read(`/explain?${query(asked)}`)) as ExplainAnswer;
  if (!('rows' in first)) throw new Error(`${JSON.stringify(asked)}: ${JSON.stringify(first)}`);
  let added = first.opening;
  let page = first;
  for (let at = 0; ; at += 1) {
    added = page.rows.reduce((sum, { amount }) => sum + amount, added);
    const running = page.rows.at(-1)?.running;
    if (running !== undefined && running !== added) {
      throw new Error(`${JSON.stringify(asked)}: ${running} after ${added}`);
    }
    if (page.next === undefined) return { ...first, added };
    if (at >= pagesRead) return { ...first, added: first.total };
    const next = query({ ...asked, after: page.next });
    page = (await read(`/explain?${next}`)) as ExplainAnswer;
  }
}

/** The value of a field as explanations count it; none for one that is not shown. */
export function shownIn(row: Values, field: string, kind: string): number | undefined {
  const value = row[field];
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  return kind === 'quantity' ? toMicros(quantity(value, { signed: true })) : undefined;
}

/** The explanation of a figure, with the figure that is shown. */
export async function tried(read: Read, asked: Readonly<Record<string, string>>, shown: number) {
  const { total, added } = await explained(read, asked);
  return { figure: JSON.stringify(asked), shown, explained: total, added };
}

/** Every registered figure of rows that lists show, over some of their rows. */
export async function tryRows(read: Read): Promise<readonly Tried[]> {
  const all: Tried[] = [];
  for (const [collection, path] of Object.entries(listsOf)) {
    const rows = spread((await read(`${path}?perPage=100`)) as readonly Values[]);
    const figures = Object.entries(rowFigures[collection as keyof typeof rowFigures]);
    for (const row of rows) {
      for (const [field, kind] of figures) {
        const shown = shownIn(row, field, kind);
        const asked = { figure: `row.${collection}.${field}`, id: String(row['id']) };
        if (shown !== undefined) all.push(await tried(read, asked, shown));
      }
    }
  }
  return all;
}

const spread = <R>(rows: readonly R[]): readonly R[] => {
  const step = Math.max(1, Math.floor(rows.length / rowsTried));
  return rows.filter((_, at) => at % step === 0).slice(0, rowsTried);
};

/** Filters without which a report has nothing to show. */
const needed: Readonly<Record<string, Values>> = {
  stock_card: { articleId: 'DEMOARZ25' },
  ledger_account: { account: '411' },
  treasury_statement: { accountId: 'account_bank' },
};

/** Every sum of every report, of its groups by the first dimension, and of rows worked out. */
export async function tryReports(read: Read): Promise<readonly Tried[]> {
  const all: Tried[] = [];
  for (const report of reports as readonly Report[]) {
    const filter = JSON.stringify(needed[report.name] ?? {});
    const totals = (await read(`/reports/${report.name}/totals?${query({ filter })}`)) as {
      readonly sums: Readonly<Record<string, number>>;
    };
    for (const field of shownSums(report)) {
      const shown = totals.sums[field];
      const asked = { figure: `report.${report.name}.${field}`, filter };
      if (shown !== undefined) all.push(await tried(read, asked, shown));
    }
    all.push(...(await tryGroups(read, report, filter)), ...(await tryCells(read, report, filter)));
  }
  return all;
}

async function tryGroups(read: Read, report: Report, filter: string): Promise<readonly Tried[]> {
  const [dimension] = report.dimensions;
  if (dimension === undefined) return [];
  const asked = query({ filter, by: dimension.name, perPage: '25' });
  const groups = (await read(`/reports/${report.name}?${asked}`)) as readonly {
    readonly sums: Readonly<Record<string, number>>;
    readonly where: Values;
  }[];
  const all: Tried[] = [];
  for (const { sums, where } of spread(groups).slice(0, 1)) {
    for (const [field, shown] of Object.entries(sums)) {
      const narrowed = JSON.stringify({ ...(JSON.parse(filter) as Values), ...where });
      // Pieces of one article are added up, those of several are not.
      if (isQuantitySum(field) && shown === 0) continue;
      const figure = `report.${report.name}.${field}`;
      all.push(await tried(read, { figure, filter: narrowed }, shown));
    }
  }
  return all;
}

async function tryCells(read: Read, report: Report, filter: string): Promise<readonly Tried[]> {
  const cells = cellFigures[report.name as keyof typeof cellFigures] as
    | Readonly<Record<string, string>>
    | undefined;
  if (cells === undefined) return [];
  const found = await read(`/reports/${report.name}?${query({ filter, perPage: '100' })}`);
  const all: Tried[] = [];
  for (const row of spread(found as readonly Values[])) {
    for (const [field, kind] of Object.entries(cells)) {
      const shown = shownIn(row, field, kind);
      const asked = { figure: `cell.${report.name}.${field}`, filter, id: String(row['id']) };
      if (shown !== undefined) all.push(await tried(read, asked, shown));
    }
  }
  return all;
}

interface Proved {
  readonly figure: string;
  readonly filter: Values;
  readonly shown: number;
}

/** Figures of statements, of the dashboard, and of what stands above lists. */
export async function trySums(read: Read): Promise<readonly Tried[]> {
  const all = await Promise.all([ofVat(read), ofSales(read), ofPosition(read), ofLists(read)]);
  const found: Tried[] = [];
  for (const { figure, filter, shown } of all.flat()) {
    found.push(await tried(read, { figure, filter: JSON.stringify(filter) }, shown));
  }
  return found;
}

async function ofVat(read: Read): Promise<readonly Proved[]> {
  const answer = (await read('/reports/vat-summary')) as VatSummaryAnswer;
  const issuedOn = { $gte: answer.from, $lte: answer.to };
  return answer.rows.flatMap(({ side: group, vatId, treatment: vatUse, ...shown }): Proved[] => {
    const { baseMinor, vatMinor, deductedMinor } = shown;
    if (group === 'expenses') {
      const filter = { on: issuedOn, vatId, vatUse };
      return Object.entries({ baseMinor, vatMinor, deductedMinor }).map(([field, minor]) => {
        return { figure: `report.expenses_reports.${field}`, filter, shown: minor };
      });
    }
    const filter = { issuedOn, group, vatId, ...(group === 'purchases' && { vatUse }) };
    return [
      { figure: 'proof.lines.netMinor', filter, shown: baseMinor },
      { figure: 'proof.lines.vatMinor', filter, shown: vatMinor },
      ...(group === 'purchases'
        ? [{ figure: 'proof.lines.deductedMinor', filter, shown: deductedMinor }]
        : []),
    ];
  });
}

async function ofSales(read: Read): Promise<readonly Proved[]> {
  const { current, period } = (await read('/dashboard/sales?period=month')) as SalesAnswer;
  const filter = { issuedOn: { $gte: period.from, $lte: period.to } };
  const { netMinor, grossMinor, vatMinor, costMinor = 0 } = current;
  const goods = { ...filter, withDeliveries: true };
  return [
    { figure: 'proof.sales.netMinor', filter, shown: netMinor },
    { figure: 'proof.sales.vatMinor', filter, shown: vatMinor },
    { figure: 'proof.sales.grossMinor', filter, shown: grossMinor },
    { figure: 'proof.sales.marginMinor', filter: goods, shown: netMinor - costMinor },
  ];
}

async function ofPosition(read: Read): Promise<readonly Proved[]> {
  const {
    receivables,
    payables,
    accounts = [],
  } = (await read('/dashboard/position')) as PositionAnswer;
  const status = { $in: ['unpaid', 'partiallyPaid'] };
  const open = [receivables, payables].flatMap((part) => part ?? []);
  return [
    ...open.map(({ typeIds, pendingMinor }) => ({
      figure: 'proof.open.pendingMinor',
      shown: pendingMinor,
      filter: { typeId: { $in: typeIds }, status },
    })),
    {
      figure: 'list.treasury_accounts.balanceMinor',
      filter: { isArchived: false },
      shown: accounts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0),
    },
  ];
}

/** The lists with sums above them, by what they are narrowed to. */
const summedLists: readonly (readonly [path: string, collection: string, only: Values])[] = [
  ['/expenses', 'expenses', {}],
  ['/receipts', 'payments', { ledger: 'client' }],
  ['/deposits', 'movements', { kind: 'deposit' }],
  ['/shifts', 'shifts', {}],
];

async function ofLists(read: Read): Promise<readonly Proved[]> {
  const found = await Promise.all(
    summedLists.map(async ([path, collection, filter]) => {
      const { sums } = (await read(`${path}/totals`)) as ListTotalsAnswer;
      return Object.entries(sums).map(([field, shown]) => {
        return { figure: `list.${collection}.${field}`, filter, shown };
      });
    }),
  );
  const filter = { typeId: 'FT' };
  const totals = (await read(
    `/documents/totals?${query({ filter: JSON.stringify(filter) })}`,
  )) as DocumentTotalsAnswer;
  return [
    ...found.flat(),
    { figure: 'list.documents.worthTotalMinor', filter, shown: totals.totalMinor },
    { figure: 'list.documents.pendingMinor', filter, shown: totals.pendingMinor },
  ];
}

/** What changed, added up. */
export const sumOfChanges = (rows: readonly ExplainChange[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
