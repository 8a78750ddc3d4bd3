import type { DamagedCell, ImportPlan, ImportReading, TableReading } from '@balcao/contracts';
import {
  dayColumns,
  daysOf,
  importKindSpecs,
  labelOf,
  numberColumns,
  numbersOf,
  planColumns,
  textOf,
  type ImportReader,
  type Table,
  type WrittenDays,
  type WrittenNumbers,
} from '@balcao/tasks';

/** Values of a column that are shown so that its field can be chosen. */
const samples = 3;

/** What a file holds, what its columns look like, and what has to be asked about it. */
export function readingOf(
  table: Table,
  plan: ImportPlan,
  reader: ImportReader,
): Omit<ImportReading, 'mappings'> {
  const spec = importKindSpecs[plan.kind];
  const columns = planColumns(spec, table, plan);
  const numbers = numbersOf(table, numberColumns(columns));
  const days = daysOf(table, dayColumns(columns));
  return {
    rows: table.rows.length,
    ...tableReadingOf(table, (index) => columns.get(index)?.name, numbers, days),
    fields: spec.fields.map(({ name, isRequired = false }) => ({
      name,
      label: labelOf(reader, spec, name),
      isRequired,
    })),
  };
}

/** Where a table is in its file, what its columns hold, and what has to be asked about it. */
export function tableReadingOf(
  table: Table,
  fieldOf: (column: number) => string | undefined,
  numbers: WrittenNumbers,
  days: WrittenDays | undefined,
): TableReading {
  const damaged = damagedCell(table);
  return {
    ...placeOf(table),
    ...(damaged && { damaged }),
    columns: table.headings.map((heading, index) => {
      const field = fieldOf(index);
      const shown = table.rows.slice(0, samples).map(({ cells }) => textOf(cells[index]));
      return { index, heading, samples: shown, ...(field !== undefined && { field }) };
    }),
    decimal: numbers.decimal,
    ...(numbers.example !== undefined && { decimalExample: numbers.example }),
    ...(days && { dayOrder: days.order }),
    ...(days?.example !== undefined && { dayExample: days.example }),
  };
}

function placeOf({ headingRow = 1, sheet, sheets, encoding, hiddenRows }: Table) {
  return {
    headingRow,
    ...(sheet !== undefined && { sheet }),
    ...(sheets && { sheets }),
    ...(encoding && { encoding }),
    ...(hiddenRows !== undefined && { hiddenRows }),
  };
}

/** The sign that stands for a lost letter, or letters of UTF-8 that were read as others. */
const damage = /\uFFFD|[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

function damagedCell({ headings, headingRow = 1, rows }: Table): DamagedCell | undefined {
  const heading = headings.find((text) => damage.test(text));
  if (heading !== undefined) return { row: headingRow, value: heading };
  for (const { place, cells } of rows) {
    const value = cells.find((cell) => typeof cell === 'string' && damage.test(cell));
    if (value !== undefined) return { row: place, value: textOf(value) };
  }
  return undefined;
}
