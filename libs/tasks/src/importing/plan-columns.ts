import type { ImportPlan } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { readDay, readDecimal, readMoney, readWhole, type CellReader } from './cells.js';
import type { ImportField, ImportKindSpec } from './import-kind.js';
import { guessFields, importKindSpecs } from './import-kinds.js';
import type { TablePlace } from './table/read-table.js';
import type { Table } from './table/table.js';

/** The field of each column, by the plan or its heading. */
export function planColumns(
  spec: ImportKindSpec,
  { headings }: Pick<Table, 'headings'>,
  { fields }: Pick<ImportPlan, 'fields'>,
): ReadonlyMap<number, ImportField> {
  const chosen =
    fields === undefined
      ? guessFields(spec, headings)
      : new Map(Object.entries(fields).map(([at, name]) => [Number.parseInt(at, 10), name]));
  const columns = new Map<number, ImportField>();
  const taken = new Set<string>();
  for (const [index, name] of chosen) {
    const field = spec.fields.find((one) => one.name === name);
    if (field === undefined || headings[index] === undefined) continue;
    if (taken.has(name) && field.parts === undefined) {
      refuse('import.fieldTwice', { field: name }, `fields.${index}`);
    }
    taken.add(name);
    columns.set(index, field);
  }
  return columns;
}

/** The location of a plan's table in its file. */
export function tablePlaceOf({ kind, sheet, headingRow, encoding }: ImportPlan): TablePlace {
  const spec = importKindSpecs[kind];
  return { sheet, headingRow, encoding, namedFields: (row) => guessFields(spec, row).size };
}

const numberReaders: ReadonlySet<CellReader> = new Set([readDecimal, readMoney, readWhole]);

/** The columns that hold numbers. */
export const numberColumns = (columns: ReadonlyMap<number, ImportField>): readonly number[] =>
  columnsRead(columns, (read) => numberReaders.has(read));

/** The columns that hold days. */
export const dayColumns = (columns: ReadonlyMap<number, ImportField>): readonly number[] =>
  columnsRead(columns, (read) => read === readDay);

const columnsRead = (
  columns: ReadonlyMap<number, ImportField>,
  isWanted: (read: CellReader) => boolean,
): readonly number[] =>
  [...columns].filter(([, { read }]) => isWanted(read)).map(([index]) => index);
