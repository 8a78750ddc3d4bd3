import type { Report, ReportNames } from '@balcao/contracts';
import { anyRowsOf, type Row, type RowReader } from '@balcao/read-store';
import { collectionNamed } from '@balcao/projections';
import { nameFields } from './report-collections.js';

const idsPerRead = 1_000;

/** The names of these rows of a register by their ids; ids whose rows are gone have none. */
export async function namesIn(
  rows: RowReader,
  companyId: string,
  register: ReportNames,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const collection = anyRowsOf(collectionNamed(register));
  const found = new Map<string, string>();
  for (let at = 0; at < ids.length; at += idsPerRead) {
    const page = await rows.getMany(collection, companyId, ids.slice(at, at + idsPerRead));
    for (const row of page) {
      const name = (row as Row & Readonly<Record<string, unknown>>)[nameFields[register]];
      if (typeof name === 'string') found.set(row.id, name);
    }
  }
  return found;
}

type Values = Readonly<Record<string, unknown>>;

/** Rows with names in the place of the ids that the report's columns name. */
export async function named<R extends Values>(
  rows: RowReader,
  companyId: string,
  report: Report,
  page: readonly R[],
): Promise<readonly R[]> {
  let shown = page;
  for (const { field, names } of report.columns) {
    if (names === undefined) continue;
    const ids = [...new Set(page.map((row) => row[field]).filter((id) => typeof id === 'string'))];
    const known = await namesIn(rows, companyId, names, ids);
    shown = shown.map((row) => {
      const id = row[field];
      return typeof id === 'string' ? { ...row, [field]: known.get(id) ?? id } : row;
    });
  }
  return shown;
}
