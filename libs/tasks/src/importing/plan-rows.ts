import { createHash } from 'node:crypto';
import type { ImportChoice, ImportPlan } from '@balcao/contracts';
import { refuse, type Books, type Command } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { BadCell, folded, readDay, type Writing } from './cells.js';
import type { CategoryKind, ImportField, ImportKindSpec, PlannedRow } from './import-kind.js';
import { wrong } from './import-kind.js';
import { guessFields, importKindSpecs } from './import-kinds.js';
import { mendedTable } from './table/mended-table.js';
import { textOf, type Cell, type Table, type TableRow } from './table/table.js';
import { dayOrderOf, decimalSignOf } from './writing-of.js';

/** A row with what it comes to. */
export interface PlacedRow {
  readonly place: number;
  readonly planned: PlannedRow;
}

/** A category that the rows need and that is not there yet. */
export interface NewCategory {
  readonly id: string;
  readonly kind: CategoryKind;
  readonly name: string;
}

/** Some rows as they were planned, and the categories that are to be made before them. */
export interface PlannedRows {
  readonly rows: readonly PlacedRow[];
  readonly categories: readonly NewCategory[];
}

/** The rows of one file as commands, planned some at a time on the books as they are then. */
export class RowPlanner {
  readonly spec: ImportKindSpec;
  readonly writing: Writing;
  /** The file with the cells that were mended. */
  readonly table: Table;
  readonly #columns: ReadonlyMap<number, ImportField>;
  readonly #categories = new Map<string, NewCategory>();
  /** Which row has a value that no other may have. */
  readonly #keys = new Map<string, number>();

  constructor(
    file: Table,
    readonly plan: ImportPlan,
    /** Ids of new records begin with it. */
    readonly importId: string,
  ) {
    this.spec = importKindSpecs[plan.kind];
    // By the file as it was read, which is what the person was asked about.
    this.writing = {
      decimal: plan.decimal ?? decimalSignOf(file),
      dayOrder: plan.dayOrder ?? dayOrderOf(file) ?? 'dayFirst',
    };
    this.table = mendedTable(file, plan.cells ?? {});
    this.#columns = columnsOf(this.spec, file, plan);
  }

  /** The rows in the order in which they are imported. */
  get rows(): readonly TableRow[] {
    const { orderedBy } = this.spec;
    const column = orderedBy === undefined ? undefined : this.columnOf(orderedBy);
    if (column === undefined) return this.table.rows;
    const days = new Map(
      this.table.rows.map((row) => [row, dayIn(row.cells[column], this.writing)]),
    );
    return [...this.table.rows].sort((a, b) =>
      (days.get(a) ?? '').localeCompare(days.get(b) ?? ''),
    );
  }

  /** The column that stands for a field. */
  columnOf(field: string): number | undefined {
    for (const [index, { name }] of this.#columns) if (name === field) return index;
    return undefined;
  }

  /** What a cell of the column may be chosen from; empty where anything may be written. */
  choicesOf(column: number, books: Books, language: Language): readonly ImportChoice[] {
    return this.#columns.get(column)?.choices?.(books, language) ?? [];
  }

  /** Categories that the rows planned so far need and that are to be made first. */
  get newCategories(): readonly NewCategory[] {
    return [...this.#categories.values()];
  }

  /** Takes rows as they were planned before: what they say is not planned again. */
  recall({ rows, categories }: PlannedRows): void {
    for (const { place, planned } of rows) {
      if ('problem' in planned) continue;
      for (const key of planned.keys) this.#keys.set(key, place);
    }
    for (const category of categories) {
      this.#categories.set(categoryKey(category.kind, category.name), category);
    }
  }

  planRow(row: TableRow, books: Books): PlacedRow {
    const { place } = row;
    const values = this.#valuesOf(row);
    if (!(values instanceof Map)) return { place, planned: values };
    const { updates = false, acceptsNuitWarnings = false, createsCategories = false } = this.plan;
    const planned = this.spec.plan(Object.fromEntries(values), {
      books,
      place,
      updates,
      acceptsNuitWarnings,
      newId: this.#newId(place),
      earlier: (key) => this.#earlier(place, key),
      ...(createsCategories && { newCategory: (kind, name) => this.#newCategory(kind, name) }),
    });
    return { place, planned: this.#unlessTwice(place, planned) };
  }

  /** Whether a record is only there once rows or categories of the file have been written. */
  isYetToBeMade(id: unknown): boolean {
    for (const category of this.#categories.values()) if (category.id === id) return true;
    return typeof id === 'string' && id.startsWith(this.#newId(''));
  }

  #newId(place: number | ''): string {
    return `${this.importId}R${place}`;
  }

  #earlier(place: number, key: string): string | undefined {
    const other = this.#keys.get(key);
    return other === undefined || other >= place ? undefined : this.#newId(other);
  }

  #valuesOf({ cells }: TableRow): Map<string, unknown> | PlannedRow {
    const values = new Map<string, unknown>();
    for (const [index, { name, read }] of this.#columns) {
      const cell = cells[index];
      if (textOf(cell) === '') continue;
      try {
        values.set(name, read(cell, this.writing));
      } catch (error) {
        if (!(error instanceof BadCell)) throw error;
        return wrong(name, error.code, error.params);
      }
    }
    return values;
  }

  #newCategory(kind: CategoryKind, name: string): string {
    const key = categoryKey(kind, name);
    const known = this.#categories.get(key);
    if (known) return known.id;
    const id = `${this.importId}C${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
    this.#categories.set(key, { id, kind, name });
    return id;
  }

  /** Two rows may not make the same record, which the books could not know before they do. */
  #unlessTwice(place: number, planned: PlannedRow): PlannedRow {
    if ('problem' in planned) return planned;
    for (const key of planned.keys) {
      const other = this.#keys.get(key);
      if (other !== undefined && other !== place) {
        return wrong(fieldOfKey(key), 'import.sameAsRow', { row: other });
      }
    }
    for (const key of planned.keys) this.#keys.set(key, place);
    return planned;
  }
}

/** Which field a value that is there once belongs to. */
function fieldOfKey(key: string): string {
  const [kind = ''] = key.split(':');
  if (kind === 'barcode') return 'barcodes';
  return kind === 'name' ? 'name' : 'code';
}

const categoryKey = (kind: CategoryKind, name: string) => `${kind}:${folded(name)}`;

function columnsOf(
  spec: ImportKindSpec,
  table: Table,
  plan: ImportPlan,
): ReadonlyMap<number, ImportField> {
  const chosen =
    plan.fields === undefined
      ? guessFields(spec, table.headings)
      : new Map(Object.entries(plan.fields).map(([at, name]) => [Number.parseInt(at, 10), name]));
  const columns = new Map<number, ImportField>();
  const taken = new Set<string>();
  for (const [index, name] of chosen) {
    const field = spec.fields.find((one) => one.name === name);
    if (field === undefined || table.headings[index] === undefined) continue;
    if (taken.has(name)) refuse('import.fieldTwice', { field: name }, `fields.${index}`);
    taken.add(name);
    columns.set(index, field);
  }
  return columns;
}

/** A day that sorts; what is none comes first, and is refused. */
function dayIn(cell: Cell, writing: Writing): string {
  try {
    return readDay(cell, writing);
  } catch {
    return '';
  }
}

/** The command that makes a category. */
export function categoryCommand({ id, kind, name }: NewCategory): Command {
  return kind === 'article'
    ? { type: 'RegisterArticleCategory', id, fields: { name } }
    : { type: 'RegisterPartyCategory', id, fields: { name, kind } };
}

/** The command without the categories that are only there once the file has been imported. */
export function withoutNewCategories(command: Command, planner: RowPlanner): Command {
  if (!('fields' in command)) return command;
  const fields: Record<string, unknown> = { ...command.fields };
  const unmade = ['categoryId', 'parentId'].filter((name) => planner.isYetToBeMade(fields[name]));
  if (unmade.length === 0) return command;
  for (const name of unmade) Reflect.deleteProperty(fields, name);
  return { ...command, fields } as Command;
}
