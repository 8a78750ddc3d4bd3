import { createHash } from 'node:crypto';
import type { ImportChoice, ImportPlan } from '@balcao/contracts';
import type { Books, Command } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { BadCell, folded, readDay, type Writing } from './cells.js';
import { dayColumns, numberColumns, planColumns } from './plan-columns.js';
import {
  wrong,
  type CategoryKind,
  type ImportField,
  type ImportKindSpec,
  type PlannedRow,
  type RowProblem,
} from './import-kind.js';
import { importKindSpecs } from './import-kinds.js';
import { correctedTable } from './table/corrected-table.js';
import { textOf, UnreadCell, type Cell, type Table, type TableRow } from './table/table.js';
import { daysOf, numbersOf } from './writing-of.js';

/** A row with its plan. */
export interface PlacedRow {
  readonly place: number;
  readonly planned: PlannedRow;
}

/** A missing category that the rows need. */
export interface NewCategory {
  readonly id: string;
  readonly kind: CategoryKind;
  readonly name: string;
}

/** A batch of planned rows, with the categories to create first. */
export interface PlannedRows {
  readonly rows: readonly PlacedRow[];
  readonly categories: readonly NewCategory[];
}

/** Plans the rows of a file as commands, batch by batch on the current books. */
export class RowPlanner {
  readonly spec: ImportKindSpec;
  readonly writing: Writing;
  /** The file with its corrected cells. */
  readonly table: Table;
  readonly #columns: ReadonlyMap<number, ImportField>;
  readonly #categories = new Map<string, NewCategory>();
  /** The row and record that hold a unique value. */
  readonly #keys = new Map<string, KeyHolder>();
  #byPlace: ReadonlyMap<number, TableRow> | undefined;
  /** Records created by rows of the file. */
  readonly #made = new Set<string>();

  constructor(
    file: Table,
    readonly plan: ImportPlan,
    /** The prefix of ids of new records. */
    readonly importId: string,
  ) {
    this.spec = importKindSpecs[plan.kind];
    this.#columns = planColumns(this.spec, file, plan);
    this.writing = writingOf(file, this.#columns, plan);
    this.table = correctedTable(file, plan.cells ?? {});
  }

  /** The id of the record that all rows make together, where they do. */
  get wholeId(): string {
    return `${this.importId}W`;
  }

  /** The rows in import order. */
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

  /** A row's cell, by column position. */
  cellAt(place: number, column: number): Cell {
    this.#byPlace ??= new Map(this.table.rows.map((row) => [row.place, row]));
    return this.#byPlace.get(place)?.cells[column];
  }

  /** The column of a field. */
  columnOf(field: string): number | undefined {
    for (const [index, { name }] of this.#columns) if (name === field) return index;
    return undefined;
  }

  /** What a row's cells say of a field: of all its columns, where several form one value. */
  textOf(place: number, field: string): string {
    const texts = [...this.#columns]
      .filter(([, { name }]) => name === field)
      .map(([index]) => textOf(this.cellAt(place, index)));
    return texts.filter((text) => text !== '').join(' ');
  }

  /** The choices of a column's cells; empty if free text. */
  choicesOf(column: number, books: Books, language: Language): readonly ImportChoice[] {
    return this.#columns.get(column)?.choices?.(books, language) ?? [];
  }

  /** Missing categories of the rows planned so far. */
  get newCategories(): readonly NewCategory[] {
    return [...this.#categories.values()];
  }

  /** Adopts rows planned before without planning them again. */
  recall({ rows, categories }: PlannedRows): void {
    for (const { place, planned } of rows) {
      if (!('problem' in planned)) this.#takeNote(place, planned);
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
      newId: `${this.importId}R${place}`,
      earlier: (key) => this.#earlier(place, key),
      ...(createsCategories && { newCategory: (kind, name) => this.#newCategory(kind, name) }),
    });
    return { place, planned: this.#unlessTwice(place, planned) };
  }

  /** Whether a record will exist only after rows or categories of the file are written. */
  isYetToBeMade(id: unknown): boolean {
    for (const category of this.#categories.values()) if (category.id === id) return true;
    return typeof id === 'string' && this.#made.has(id);
  }

  #earlier(place: number, key: string): string | undefined {
    const other = this.#keys.get(key);
    return other === undefined || other.place >= place ? undefined : other.recordId;
  }

  #valuesOf({ cells }: TableRow): Map<string, unknown> | PlannedRow {
    const values = new Map<string, unknown>();
    const problems: RowProblem[] = [];
    for (const [index, { name, read }] of this.#columns) {
      const cell = cells[index];
      if (textOf(cell) === '') continue;
      const value = readCell(read, cell, this.writing);
      if (value instanceof BadCell) {
        problems.push({ field: name, code: value.code, params: value.params });
      } else values.set(name, joinedTo(values.get(name), value));
    }
    const [problem, ...others] = problems;
    if (problem === undefined) return values;
    return { problem, others: [...others, ...this.#missingBeside(values, problems)] };
  }

  /** Missing required fields, reported along with the other problems. */
  #missingBeside(
    values: ReadonlyMap<string, unknown>,
    problems: readonly RowProblem[],
  ): readonly RowProblem[] {
    if (this.plan.updates === true) return [];
    return this.spec.fields
      .filter(({ name, isRequired }) => isRequired === true && !values.has(name))
      .filter(({ name }) => problems.every(({ field }) => field !== name))
      .map(({ name }) => ({ field: name, code: 'field.required', params: { field: name } }));
  }

  #newCategory(kind: CategoryKind, name: string): string {
    const key = categoryKey(kind, name);
    const known = this.#categories.get(key);
    if (known) return known.id;
    const id = `${this.importId}C${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
    this.#categories.set(key, { id, kind, name });
    return id;
  }

  /** Two rows must not create the same record, which the books cannot check beforehand. */
  #unlessTwice(place: number, planned: PlannedRow): PlannedRow {
    if ('problem' in planned) return planned;
    for (const key of planned.keys) {
      const other = this.#keys.get(key);
      if (other !== undefined && other.place !== place) {
        return wrong(fieldOfKey(key), 'import.sameAsRow', { row: other.place });
      }
    }
    this.#takeNote(place, planned);
    return planned;
  }

  #takeNote(place: number, planned: Exclude<PlannedRow, { readonly problem: unknown }>): void {
    const recordId = recordOf(planned) ?? this.wholeId;
    for (const key of planned.keys) this.#keys.set(key, { place, recordId });
    if ('isNew' in planned && planned.isNew) this.#made.add(recordId);
  }
}

/** Several columns of a field are joined into one text. */
const joinedTo = (before: unknown, value: unknown): unknown =>
  typeof before === 'string' && typeof value === 'string' ? `${before} ${value}` : value;

function recordOf(planned: PlannedRow): string | undefined {
  if ('known' in planned) return planned.known;
  return 'recordId' in planned ? planned.recordId : undefined;
}

interface KeyHolder {
  readonly place: number;
  readonly recordId: string;
}

/** The field of a unique value. */
function fieldOfKey(key: string): string {
  const [field = ''] = key.split(':');
  return field === 'barcode' ? 'barcodes' : field;
}

const categoryKey = (kind: CategoryKind, name: string) => `${kind}:${folded(name)}`;

/** By the file as read, as shown to the user. */
function writingOf(
  file: Table,
  columns: ReadonlyMap<number, ImportField>,
  plan: ImportPlan,
): Writing {
  const numbers = numbersOf(file, numberColumns(columns));
  const days = daysOf(file, dayColumns(columns));
  return {
    decimal: plan.decimal ?? (numbers.isProven ? numbers.decimal : undefined),
    dayOrder: plan.dayOrder ?? (days?.isProven === true ? days.order : undefined),
    ...(file.isFrom1904 === true && { isFrom1904: true }),
  };
}

/** The value of a cell, or its problem. */
function readCell(read: ImportField['read'], cell: Cell, writing: Writing): unknown {
  if (cell instanceof UnreadCell) return new BadCell(cell.code, { value: cell.shown });
  try {
    return read(cell, writing);
  } catch (error) {
    if (error instanceof BadCell) return error;
    throw error;
  }
}

/** A sortable day; invalid ones come first and are refused. */
function dayIn(cell: Cell, writing: Writing): string {
  try {
    return readDay(cell, writing);
  } catch {
    return '';
  }
}

/** The command that creates a category. */
export function categoryCommand({ id, kind, name }: NewCategory): Command {
  return kind === 'article'
    ? { type: 'RegisterArticleCategory', id, fields: { name } }
    : { type: 'RegisterPartyCategory', id, fields: { name, kind } };
}

/** The command without references to records that the file will create. */
export function withoutUnmade(command: Command, planner: RowPlanner): Command {
  const { references = [] } = planner.spec;
  if (!('fields' in command) || references.length === 0) return command;
  const sent: Readonly<Record<string, unknown>> = { ...command.fields };
  const fields: Record<string, unknown> = { ...sent };
  const isMade = (id: unknown): boolean => !planner.isYetToBeMade(id);
  for (const name of references) {
    const value = sent[name];
    if (Array.isArray(value)) fields[name] = value.filter(isMade);
    else if (!isMade(value)) Reflect.deleteProperty(fields, name);
  }
  return { ...command, fields } as Command;
}
