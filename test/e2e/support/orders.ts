import { keptOperations } from '../../reference/kept.js';
import type { Browser } from './browser.js';

type Fields = Readonly<Record<string, unknown>>;

/** One column of a list by which rows came in another order than that of what they show. */
export interface WrongOrder {
  readonly list: string;
  readonly column: string;
  /** Two that follow each other the wrong way round. */
  readonly values: readonly unknown[];
}

/** What was sorted: a list and a column of it. */
export interface TriedOrders {
  readonly tried: readonly string[];
  readonly wrong: readonly WrongOrder[];
}

/** Columns whose digits are no amount: they are read from left to right. */
const written = /(?:^id|code|reference|number|nuit|phone|account|class|series)(?:Id)?$/i;

/**
 * Columns that show something else than they are sorted by: amounts get their sign as they are
 * shown, and series their code.
 */
const shownOtherwise: ReadonlySet<string> = new Set([
  '/reports/documents seriesId',
  '/reports/cancellations seriesId',
  '/reports/sales seriesId',
  '/reports/documents worthBaseMinor',
  '/reports/documents worthVatMinor',
  '/reports/documents worthTotalMinor',
]);

const isDecimal = (value: unknown) => typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);

/** Sorts every list by every field that it can be sorted by, and looks at what the rows show. */
export async function tryOrders(browser: Browser): Promise<TriedOrders> {
  const tried: string[] = [];
  const wrong: WrongOrder[] = [];
  for (const list of lists()) {
    const first = await browser.get(`${list}?perPage=100`);
    if (first.status !== 200 || first.headers['content-range'] === undefined) continue;
    const rows = first.body as readonly Fields[];
    for (const column of new Set(rows.flatMap((row) => Object.keys(row)))) {
      const values = await sorted(browser, list, column);
      if (values === undefined) continue;
      const name = `${list} ${column}`;
      tried.push(name);
      const pair = shownOtherwise.has(name) ? undefined : wrongPair(column, values);
      if (pair !== undefined) wrong.push({ list, column, values: pair });
    }
  }
  return { tried, wrong };
}

/** Lists that can be sorted, and are asked for without anything else. */
const lists = (): readonly string[] =>
  keptOperations()
    .filter(([name, { parameters = [] }]) => {
      const isList = name.startsWith('GET ') && !/[{]|\/totals$/.test(name);
      return isList && parameters.some((parameter) => parameter['name'] === 'sort');
    })
    .map(([name]) => name.replace('GET /api', ''));

/** The values of a column, the smallest first; undefined where the list is not sorted by it. */
async function sorted(
  browser: Browser,
  list: string,
  column: string,
): Promise<readonly unknown[] | undefined> {
  const up = await browser.get(`${list}?perPage=100&sort=${column}:asc`);
  if (up.status !== 200) return undefined;
  return (up.body as readonly Fields[]).map((row) => row[column]);
}

/** The first two values that stand the wrong way round. */
function wrongPair(column: string, values: readonly unknown[]): readonly unknown[] | undefined {
  const known = values.filter((value) => value !== undefined && value !== null && value !== '');
  const at = known.findIndex(
    (value, place) => place > 0 && compared(column, known[place - 1], value) > 0,
  );
  return at < 0 ? undefined : known.slice(at - 1, at + 1);
}

const names = new Intl.Collator('pt', { numeric: true, sensitivity: 'base' });

function compared(column: string, one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return Number(one) - Number(other);
  if (isDecimal(one) && isDecimal(other) && !written.test(column)) {
    return Number(one) - Number(other);
  }
  if (one <= other) return -1;
  return names.compare(one, other);
}
