import type { Report, SavedViewContent } from '@balcao/contracts';

/** A saved report: its address and its columns. */
export interface KeptReport {
  readonly address: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
}

/** The resource of saved reports and its default order. */
export type KeptUnder = Pick<Report, 'name' | 'sort'>;

/** The page and its size are not saved. */
const ofTheMoment: ReadonlySet<string> = new Set(['page', 'perPage']);

const PER_PAGE = 25;

/** The key of saved reports, which are stored like views of lists. */
export const listOf = (name: string): string => `reports/${name}`;

/** The report of a saved view; undefined for views of lists. */
export const reportIn = (list: string): string | undefined => /^reports\/(.+)$/.exec(list)?.[1];

/** The part of a report's state that is saved. */
export function contentOf(
  { sort }: KeptUnder,
  address: URLSearchParams,
  hidden: readonly string[],
): SavedViewContent {
  const asked = [...address].filter(([name]) => !ofTheMoment.has(name));
  return {
    filter: JSON.stringify(Object.fromEntries(asked)),
    sort: address.get('sort') ?? sort.join(':'),
    perPage: PER_PAGE,
    hiddenColumns: hidden,
    columnOrder: [],
  };
}

/** The report that a view describes; invalid values fall back to the defaults. */
export function keptReport({ filter, hiddenColumns }: SavedViewContent): KeptReport {
  return { address: textsIn(filter), hidden: hiddenColumns };
}

/** Whether a report's state equals that of a view. */
export function isAsKept(content: SavedViewContent, view: SavedViewContent): boolean {
  return normal(content) === normal(view);
}

const normal = ({ filter, hiddenColumns }: SavedViewContent): string =>
  JSON.stringify([
    Object.entries(textsIn(filter)).sort(([a], [b]) => a.localeCompare(b)),
    [...hiddenColumns].sort(),
  ]);

function textsIn(filter: string): Readonly<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(filter);
    if (typeof parsed !== 'object' || parsed === null) return {};
    const texts = Object.entries(parsed).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
