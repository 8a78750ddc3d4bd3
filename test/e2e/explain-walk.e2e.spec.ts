import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowFigures, type ExplainAnswer, type ExplainRow } from '@balcao/contracts';
import { originPath } from '../../apps/admin/src/explain/origin-path.js';
import { Browser } from './support/browser.js';
import { listsOf, shownIn, type Values } from './support/figures.js';
import { seededNumbers } from './support/random-trade.js';
import { TestServer } from './support/server.js';
import { until } from './support/until.js';

/** `BALCAO_FIGURES=1000` explains as many; the ordinary run takes some seconds. */
const figuresMany = Number.parseInt(process.env['BALCAO_FIGURES'] ?? '60', 10);
const patienceMs = 200_000 + figuresMany * 1_500;

interface Figure {
  readonly figure: string;
  readonly id: string;
  readonly shown: number;
}

/** Where the page of a record reads it, by the address of the page. */
const readsOf: readonly (readonly [page: RegExp, read: string])[] = [
  [/^\/commercial\/document\/[^/]+\/([^/]+)$/, '/documents/'],
  [/^\/commercial\/payment\/\w+\/([^/]+)$/, '/payments/'],
  [/^\/commercial\/expense\/recurring\/([^/]+)\/edit$/, '/recurring-expenses/'],
  [/^\/commercial\/expense\/([^/]+)\/edit$/, '/expenses/'],
  [/^\/commercial\/clients\/([^/]+)$/, '/parties/'],
  [/^\/commercial\/shifts\/([^/]+)$/, '/shifts/'],
  [/^\/commercial\/articles\/([^/]+)$/, '/articles/'],
  [/^\/commercial\/stock_counts\/([^/]+)$/, '/stock-counts/'],
  [/^\/commercial\/treasury_account\/([^/]+)$/, '/treasury-accounts/'],
];

/** Records without a page of their own are the only row of a list. */
const listsRead: Readonly<Record<string, string>> = {
  stock_transfers: '/stock-transfers',
  stock_moves: '/stock-moves',
  deposit: '/deposits',
  withdrawal: '/withdrawals',
  transfer: '/transfers',
};

describe('random figures of a year', () => {
  let server: TestServer;
  let browser: Browser;
  const opened = new Map<string, boolean>();

  beforeAll(async () => {
    server = await TestServer.open();
    browser = new Browser(server);
    browser.begin(await browser.post('/setup/demo'));
    await until(async () => !('demoProgress' in ((await browser.read('/setup')) as object)));
  }, patienceMs);
  afterAll(() => server.end());

  const figures = async (): Promise<readonly Figure[]> => {
    const all: Figure[] = [];
    for (const [collection, path] of Object.entries(listsOf)) {
      const rows = (await browser.read(`${path}?perPage=100`)) as readonly Values[];
      const fields = Object.entries(rowFigures[collection as keyof typeof rowFigures]);
      for (const row of rows) {
        for (const [field, kind] of fields) {
          const shown = shownIn(row, field, kind);
          const figure = `row.${collection}.${field}`;
          if (shown !== undefined) all.push({ figure, id: String(row['id']), shown });
        }
      }
    }
    return all;
  };
  /** All rows of an explanation, page by page, added up. */
  const explain = async ({ figure, id }: Figure) => {
    const rows: ExplainRow[] = [];
    let after: string | undefined;
    for (;;) {
      const query = new URLSearchParams({ figure, id, ...(after !== undefined && { after }) });
      const page = (await browser.read(`/explain?${query.toString()}`)) as ExplainAnswer;
      rows.push(...page.rows);
      if (page.next === undefined) {
        const added = rows.reduce((sum, { amount }) => sum + amount, page.opening);
        return { total: page.total, added, rows };
      }
      after = page.next;
    }
  };
  /** Whether the record of a row can be read where the row leads. */
  const opens = async (row: ExplainRow): Promise<boolean> => {
    const page = originPath(row);
    if (page === undefined) return false;
    const known = opened.get(page);
    if (known !== undefined) return known;
    const isOpen = await reads(page);
    opened.set(page, isOpen);
    return isOpen;
  };
  const reads = async (page: string): Promise<boolean> => {
    const [, list = '', query = ''] = /^\/commercial\/(\w+)\?(filter=.*)$/.exec(page) ?? [];
    const path = listsRead[list];
    if (path !== undefined) {
      const rows = (await browser.read(`${path}?${query}`)) as readonly unknown[];
      return rows.length > 0;
    }
    for (const [form, read] of readsOf) {
      const id = form.exec(page)?.[1];
      if (id !== undefined) return (await browser.get(`${read}${id}`)).status === 200;
    }
    return false;
  };

  it(
    'are the sum of what explains them, each part of which opens its record',
    async () => {
      const all = await figures();
      const random = seededNumbers(20_260_331);
      const chosen = Array.from(
        { length: figuresMany },
        () => all[Math.floor(random() * all.length)],
      );
      const wrong: unknown[] = [];
      const closed = new Set<string>();
      for (const figure of chosen.filter((each) => each !== undefined)) {
        const { total, added, rows } = await explain(figure);
        if (total !== figure.shown || added !== total) wrong.push({ ...figure, total, added });
        for (const row of rows) {
          if (!(await opens(row)))
            closed.add(`${row.collection} ${row.event ?? ''} ${row.recordId ?? ''}`);
        }
      }
      expect(wrong).toEqual([]);
      expect([...closed]).toEqual([]);
      expect(new Set(chosen.map((each) => each?.figure)).size).toBeGreaterThan(20);
      expect(opened.size).toBeGreaterThan(figuresMany / 4);
    },
    patienceMs,
  );
});
