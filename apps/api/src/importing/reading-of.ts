import type { DamagedCell, ImportPlan, ImportReading } from '@balcao/contracts';
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
  const damaged = damagedCell(table);
  return {
    rows: table.rows.length,
    ...placeOf(table),
    ...(damaged && { damaged }),
    columns: table.headings.map((heading, index) => {
      const field = columns.get(index)?.name;
      const shown = table.rows.slice(0, samples).map(({ cells }) => textOf(cells[index]));
      return { index, heading, samples: shown, ...(field !== undefined && { field }) };
    }),
    fields: spec.fields.map(({ name, isRequired = false }) => ({
      name,
      label: labelOf(reader, spec, name),
      isRequired,
    })),
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
