import type { SavedViewContent } from '@balcao/contracts';
import type { SortPayload } from 'react-admin';
import type { ColumnWidths } from '../table/column-widths.js';
import { orderedColumns } from '../table/column-order.js';

/** The state of a list on screen. */
export interface ShownList {
  readonly filters: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly perPage: number;
  readonly hidden: readonly string[];
  readonly ranks: readonly number[] | undefined;
  /** Undefined while columns fit their content. */
  readonly widths: ColumnWidths | undefined;
}

/** The saved state of a list. `sources` are its columns in default order. */
export function contentOf(list: ShownList, sources: readonly string[]): SavedViewContent {
  const { filters, sort, perPage, hidden, ranks, widths } = list;
  return {
    filter: JSON.stringify(filters),
    sort: `${sort.field}:${sort.order === 'DESC' ? 'desc' : 'asc'}`,
    perPage,
    hiddenColumns: hidden.filter((source) => sources.includes(source)),
    columnOrder: ranks === undefined ? [] : orderedColumns(sources, ranks),
    ...(widths !== undefined && { columnWidths: keptWidths(widths, sources) }),
  };
}

/** In the list's default order, so that equal widths are stored alike. */
const keptWidths = (widths: ColumnWidths, sources: readonly string[]) =>
  sources.flatMap((column) => {
    const width = widths[column];
    return width === undefined ? [] : [{ column, width }];
  });

const widthsOf = (kept: SavedViewContent['columnWidths']): ColumnWidths | undefined =>
  kept && Object.fromEntries(kept.map(({ column, width }) => [column, width]));

/** The list state that a view describes; newer columns follow those it knows. */
export function listOf(content: SavedViewContent, sources: readonly string[]): ShownList {
  const [field = 'id', direction] = content.sort.split(':');
  const ranks = content.columnOrder.flatMap((source) => {
    const at = sources.indexOf(source);
    return at === -1 ? [] : [at];
  });
  return {
    filters: filtersOf(content.filter),
    sort: { field, order: direction === 'desc' ? 'DESC' : 'ASC' },
    perPage: content.perPage,
    hidden: content.hiddenColumns,
    ranks: ranks.length === 0 ? undefined : ranks,
    widths: widthsOf(content.columnWidths),
  };
}

function filtersOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const filters: unknown = JSON.parse(text);
    return typeof filters === 'object' && filters !== null ? { ...filters } : {};
  } catch {
    return {};
  }
}

/** The part of an address that makes a list show it. */
export function searchOf({ filters, sort, perPage }: ShownList): string {
  return new URLSearchParams({
    displayedFilters: '{}',
    filter: JSON.stringify(filters),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  }).toString();
}

/** Whether a list's state equals that of a view. */
export function isAsKept(list: ShownList, view: SavedViewContent, sources: readonly string[]) {
  return normal(contentOf(list, sources)) === normal(view);
}

const normal = ({ filter, hiddenColumns, ...content }: SavedViewContent): string =>
  JSON.stringify([
    Object.entries(filtersOf(filter)).sort(([a], [b]) => a.localeCompare(b)),
    [...hiddenColumns].sort(),
    ...[content.sort, content.perPage, content.columnOrder, widthsOf(content.columnWidths)],
  ]);
