import type { Report, SavedViewContent } from '@balcao/contracts';

/** A report's address under a name: what it is asked for, and the columns that it shows. */
export interface KeptReport {
  readonly address: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
}

/** What is kept: its name, and the order that it has where none is chosen. */
export type KeptUnder = Pick<Report, 'name' | 'sort'>;

/** Pages and their sizes are of the moment. */
const ofTheMoment: ReadonlySet<string> = new Set(['page', 'perPage']);

const PER_PAGE = 25;

/** Saved reports are kept as views of lists are, under the name of their report. */
export const listOf = (name: string): string => `reports/${name}`;

/** The report that a kept view is of; undefined for views of lists. */
export const reportIn = (list: string): string | undefined => /^reports\/(.+)$/.exec(list)?.[1];

/** What is kept of a report as it is asked for. */
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

/** The report that a view stands for; nonsense stands for the report as it comes. */
export function keptReport({ filter, hiddenColumns }: SavedViewContent): KeptReport {
  return { address: textsIn(filter), hidden: hiddenColumns };
}

/** Whether a report is asked for as a view has it. */
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
