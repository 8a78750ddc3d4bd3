/** Something found: where it is and what it is called. */
export interface SearchHit {
  readonly path: string;
  readonly title: string;
  readonly detail: string;
}

const text = (row: Readonly<Record<string, unknown>>, ...names: readonly string[]): string =>
  names.map((name) => row[name]).find((value): value is string => typeof value === 'string') ?? '';

const pathOf: Readonly<
  Record<string, (row: Readonly<Record<string, unknown>>, id: string) => string>
> = {
  clients: (_row, id) => `/commercial/clients/${id}`,
  articles: (_row, id) => `/commercial/articles/${id}`,
  documents: (row, id) => `/commercial/document/${text(row, 'typeId', 'documentType')}/${id}`,
};

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The hits of an answer of `GET /api/search`, either a flat list whose entries name their
 * `resource`, or a list per resource.
 */
export function parseHits(body: unknown): readonly SearchHit[] {
  if (Array.isArray(body))
    return body.filter(isRow).flatMap((row) => hit(text(row, 'resource', 'kind'), row));
  if (!isRow(body)) return [];
  return Object.entries(body).flatMap(([resource, rows]) =>
    Array.isArray(rows) ? rows.filter(isRow).flatMap((row) => hit(resource, row)) : [],
  );
}

function hit(resource: string, row: Readonly<Record<string, unknown>>): readonly SearchHit[] {
  const id = text(row, 'id');
  const path = pathOf[resource]?.(row, id);
  if (path === undefined || id === '') return [];
  const title = text(row, 'title', 'reference', 'name');
  const detail = text(row, 'subtitle', 'detail', 'clientName', 'code');
  return [{ path, title, detail }];
}
