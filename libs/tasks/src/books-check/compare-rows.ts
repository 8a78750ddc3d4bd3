import { createHash } from 'node:crypto';
import type { DifferentFigure, RowDifference } from '@balcao/contracts';
import { canonicalJson } from '@balcao/journal';
import type { AnyProjection } from '@balcao/projections';
import { anyRowsOf, type Collection, type Row, type RowReader } from '@balcao/read-store';

/** Rows read at once. */
const rowsPerRead = 500;
/** Differences of one model that are told; the others are counted. */
const differencesTold = 20;

/** What the comparison of one read model came to. */
export interface Compared {
  readonly rows: number;
  readonly differences: number;
  readonly told: readonly RowDifference[];
  /** SHA-256 over all rows as they should be, in the order of their ids. */
  readonly certificate: string;
}

interface Compare {
  readonly live: RowReader;
  /** Folded from the journal alone, up to a revision. */
  readonly shadow: RowReader;
  readonly companyId: string;
  /** Whether an event behind that revision touches a row, which may differ then. */
  readonly isTouched: (model: string, id: string) => boolean;
  readonly signal?: AbortSignal;
  /** Hears of each row that differs, and what it should be; undefined for none. */
  readonly onDifference?: (id: string, should: Row | undefined) => void;
}

/** Compares each row of a model with what the journal says that it is. */
export async function compareRows(
  { name, collection }: AnyProjection,
  { live, shadow, companyId, isTouched, signal, onDifference }: Compare,
): Promise<Compared> {
  const rows = anyRowsOf(collection);
  const hash = createHash('sha256');
  const told: RowDifference[] = [];
  let [count, differences] = [0, 0];
  const differ = (difference: RowDifference, should: Row | undefined): void => {
    if (isTouched(name, difference.id)) return;
    differences += 1;
    onDifference?.(difference.id, should);
    if (told.length < differencesTold) told.push(difference);
  };
  for await (const [is, should] of pairs(ordered(live, rows, companyId), shadowRows())) {
    signal?.throwIfAborted();
    if (should === undefined) {
      const named = is === undefined ? {} : referenceIn(is);
      differ({ id: is?.id ?? '', ...named, kind: 'added', fields: [], revision: -1 }, undefined);
    } else if (is === undefined) {
      const { id, revision } = should;
      differ({ id, ...referenceIn(should), kind: 'missing', fields: [], revision }, should);
    } else {
      const fields = fieldsThatDiffer(is, should);
      const { id, revision } = should;
      if (fields.length > 0) {
        const figures = figuresOf(fields, is, should);
        const named = referenceIn(should);
        differ({ id, ...named, kind: 'changed', fields, figures, revision }, should);
      }
    }
  }
  return { rows: count, differences, told, certificate: hash.digest('hex') };

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

type Pair = readonly [is: Row | undefined, should: Row | undefined];

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

function fieldsThatDiffer(is: Row, should: Row): readonly string[] {
  const [one, two] = [new Map(Object.entries(is)), new Map(Object.entries(should))];
  const names = new Set([...one.keys(), ...two.keys()]);
  return [...names].filter(
    (name) => canonicalJson(one.get(name) ?? null) !== canonicalJson(two.get(name) ?? null),
  );
}
