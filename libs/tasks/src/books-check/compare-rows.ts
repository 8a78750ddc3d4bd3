import { createHash } from 'node:crypto';
import type { DifferentFigure, RowDifference } from '@balcao/contracts';
import { canonicalJson } from '@balcao/domain';
import type { AnyProjection } from '@balcao/projections';
import { anyRowsOf, type Collection, type Row, type RowReader } from '@balcao/read-store';

/** Rows read at once. */
const rowsPerRead = 500;
/** Differences of one model that are told; the others are counted. */
const DIFFERENCES_SHOWN = 20;

/** What the comparison of one read model came to. */
export interface Compared {
  readonly rows: number;
  readonly differences: number;
  readonly told: readonly RowDifference[];
  /** SHA-256 over all rows as they should be, in the order of their ids. */
  readonly certificate: string;
}

/** What a model came to, with each row that differs: the one that is shown and the right one. */
interface ComparedRows {
  readonly compared: Compared;
  readonly differing: readonly Pair[];
}

interface Compare {
  readonly live: RowReader;
  /** Folded from the journal alone, up to a revision. */
  readonly shadow: RowReader;
  readonly companyId: string;
  /** The rows that events behind that revision touch by now, and that may differ, as `model id`. */
  readonly touched: () => Promise<ReadonlySet<string>>;
  readonly signal?: AbortSignal;
}

/**
 * Compares each row of a model with what the journal says that it is. Which rows are left out is
 * asked behind the comparison: an event of a row that was read too new is in the journal by then.
 */
export async function compareRows(
  { name, collection }: AnyProjection,
  { live, shadow, companyId, touched, signal }: Compare,
): Promise<ComparedRows> {
  const rows = anyRowsOf(collection);
  const hash = createHash('sha256');
  const found: Pair[] = [];
  let count = 0;
  for await (const pair of pairs(ordered(live, rows, companyId), shadowRows())) {
    signal?.throwIfAborted();
    if (fieldsThatDiffer(...pair).length > 0) found.push(pair);
  }
  const leftOut = found.length === 0 ? undefined : await touched();
  const differing = found.filter((pair) => !leftOut?.has(`${name} ${idOf(pair)}`));
  const samples = differing.slice(0, DIFFERENCES_SHOWN).map(differenceOf);
  const certificate = hash.digest('hex');
  return {
    compared: { rows: count, differences: differing.length, told: samples, certificate },
    differing,
  };

  async function* shadowRows(): AsyncGenerator<Row> {
    for await (const row of ordered(shadow, rows, companyId)) {
      count += 1;
      hash.update(`${canonicalJson(row)}\n`);
      yield row;
    }
  }
}

/** All rows by their ids, page by page. */
async function* ordered(
  reader: RowReader,
  collection: Collection<Row>,
  companyId: string,
): AsyncGenerator<Row> {
  let after = '';
  for (;;) {
    const page = await reader.find(collection, companyId, {
      where: { id: { $gt: after } },
      sort: [['id', 'asc']],
      limit: rowsPerRead,
    });
    yield* page;
    after = page.at(-1)?.id ?? after;
    if (page.length < rowsPerRead) return;
  }
}

/** The row that is shown, and the one that the journal says. */
export type Pair = readonly [is: Row | undefined, should: Row | undefined];

/** Rows of the same id side by side; both come in the order of their ids. */
async function* pairs(
  live: AsyncGenerator<Row>,
  shadow: AsyncGenerator<Row>,
): AsyncGenerator<Pair> {
  let [is, should] = [await next(live), await next(shadow)];
  while (is !== undefined || should !== undefined) {
    const order = is === undefined ? 1 : should === undefined ? -1 : compared(is.id, should.id);
    yield [order <= 0 ? is : undefined, order >= 0 ? should : undefined];
    if (order <= 0) is = await next(live);
    if (order >= 0) should = await next(shadow);
  }
}

const next = async (rows: AsyncGenerator<Row>): Promise<Row | undefined> => {
  const step: IteratorResult<Row, unknown> = await rows.next();
  return step.done === true ? undefined : step.value;
};

/** As stores order texts: by their code points. */
function compared(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** The id of the rows of a pair. */
export const idOf = ([is, should]: Pair): string => is?.id ?? should?.id ?? '';

/** How a pair differs; one side of it is there. */
function differenceOf([is, should]: Pair): RowDifference {
  const id = idOf([is, should]);
  if (should === undefined) {
    const named = is === undefined ? {} : referenceIn(is);
    return { id, ...named, kind: 'added', fields: [], revision: -1 };
  }
  const { revision } = should;
  const named = referenceIn(should);
  if (is === undefined) return { id, ...named, kind: 'missing', fields: [], revision };
  const fields = fieldsThatDiffer(is, should);
  const figures = figuresOf(fields, is, should);
  return { id, ...named, kind: 'changed', fields, figures, revision };
}

/** Rows of what a document did name it by its reference, or by its id. */
function referenceIn(row: Row): Pick<RowDifference, 'reference'> {
  const fields = new Map<string, unknown>(Object.entries(row));
  const reference = fields.get('reference') ?? fields.get('documentId');
  return typeof reference === 'string' ? { reference } : {};
}

/** Amounts, quantities and days; a result is kept longer than a person's name may be. */
function figuresOf(fields: readonly string[], is: Row, should: Row): readonly DifferentFigure[] {
  const [one, two] = [new Map(Object.entries(is)), new Map(Object.entries(should))];
  return fields.flatMap((field) => {
    const [shown, journal] = [figureIn(one.get(field)), figureIn(two.get(field))];
    return shown === undefined || journal === undefined ? [] : [{ field, shown, journal }];
  });
}

function figureIn(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && /^[-\d.]+$/.test(value) ? value : undefined;
}

/** All fields of a row that has no other. */
function fieldsThatDiffer(is: Row | undefined, should: Row | undefined): readonly string[] {
  const [one, two] = [new Map(Object.entries(is ?? {})), new Map(Object.entries(should ?? {}))];
  const names = new Set([...one.keys(), ...two.keys()]);
  return [...names].filter(
    (name) => canonicalJson(one.get(name) ?? null) !== canonicalJson(two.get(name) ?? null),
  );
}
