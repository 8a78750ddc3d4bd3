import type { GetListParams } from 'react-admin';

/** The query string of a list, as the contract's `ListQuery` says. */
export function listQuery(params: Partial<GetListParams>): string {
  const { q, ...filter } = withoutEmpty(params.filter);
  const query = new URLSearchParams();
  if (Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
  if (typeof q === 'string') query.set('q', q);
  if (params.sort !== undefined) {
    query.set('sort', `${params.sort.field}:${params.sort.order === 'DESC' ? 'desc' : 'asc'}`);
  }
  if (params.pagination !== undefined) {
    query.set('page', String(params.pagination.page));
    query.set('perPage', String(params.pagination.perPage));
  }
  return query.toString();
}

/** A filter that is not filled in filters nothing. */
function withoutEmpty(filter: unknown): Readonly<Record<string, unknown>> {
  if (typeof filter !== 'object' || filter === null) return {};
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== undefined && value !== '' && value !== null,
    ),
  );
}

/** The fields that differ, `null` for one that was taken away; ids and derived fields stay out. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (notSent.has(name)) continue;
    const sent = value === '' || value === undefined ? null : value;
    if (JSON.stringify(sent) !== JSON.stringify(before[name] ?? null)) changes[name] = sent;
  }
  return changes;
}

const notSent = new Set([
  'id',
  'revision',
  'isArchived',
  'balanceMinor',
  'supplierBalanceMinor',
  'lastNumber',
  'lastIssuedOn',
]);

/** A new record as it is sent: fields that were left empty are left out. */
export function filledFields(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );
}
