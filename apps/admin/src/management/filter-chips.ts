/** A filter that is set, in words. */
export interface FilterChip {
  readonly source: string;
  readonly text: string;
}

interface Wording {
  readonly names: Readonly<
    Record<string, { readonly label: string; readonly value: string | undefined }>
  >;
  /** The label of a field that no filter on the page names. */
  readonly labelOf: (source: string) => string;
  readonly archived: string;
}

/** The filters of a list in words; the default exclusion of removed records is left out. */
export function filterChips(
  filters: Readonly<Record<string, unknown>>,
  { names, labelOf, archived }: Wording,
): readonly FilterChip[] {
  return Object.entries(filters).flatMap(([source, value]): readonly FilterChip[] => {
    if (value === undefined || value === null || value === '') return [];
    if (source === 'isArchived') return value === true ? [{ source, text: archived }] : [];
    if (source === 'q') return [{ source, text: `“${plain(value)}”` }];
    const known = names[source];
    const label = known?.label ?? labelOf(source);
    return [{ source, text: `${label}: ${known?.value ?? plain(value)}` }];
  });
}

/** `{"$gte":"2026-01-01"}` → `≥ 2026-01-01`. */
function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(plain).join(', ');
  const bounds = Object.entries(value);
  return bounds.map(([sign, bound]) => `${signs[sign] ?? ''} ${plain(bound)}`.trim()).join(', ');
}

const signs: Readonly<Record<string, string>> = {
  $gte: '≥',
  $gt: '>',
  $lte: '≤',
  $lt: '<',
  $ne: '≠',
};

/** The filters without one of them. */
export function withoutFilter(
  filters: Readonly<Record<string, unknown>>,
  source: string,
): Readonly<Record<string, unknown>> {
  const others = Object.entries(filters).filter(([name]) => name !== source);
  return Object.fromEntries(source === 'isArchived' ? [...others, [source, false]] : others);
}
