import type { Language } from '@balcao/messages';
import { type AnyCollection, anyRowsOf, type Row, type RowReader } from '@balcao/read-store';

/**
 * For a field that holds an id: where its row is, and which of the row's fields names it. A field
 * may also hold names as they were recorded, one after the other, in either language.
 */
export type References = Readonly<
  Record<
    string,
    { readonly collection: AnyCollection; readonly field: string; readonly holdsNames?: true }
  >
>;

type Names = ReadonlyMap<string, ReadonlyMap<string, string>>;
type Values = Readonly<Record<string, unknown>>;

/** Rows of a register that are read to name others; registers that are named have fewer. */
const rowsMax = 10_000;
const rowsPerRead = 1_000;

/** The names of all rows that the fields may refer to, in the language, by field and id. */
export async function namesOf(
  rows: RowReader,
  companyId: string,
  references: References,
  language: Language,
): Promise<Names> {
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [from, { collection, field, holdsNames }] of Object.entries(references)) {
    const found = new Map<string, string>();
    for (let skip = 0; skip < rowsMax; skip += rowsPerRead) {
      const of = anyRowsOf(collection);
      const page = await rows.find(of, companyId, { skip, limit: rowsPerRead });
      for (const row of page) {
        const { [field]: name, [`${field}Pt`]: inPortuguese } = row as Row & Values;
        const said = language === 'pt' && typeof inPortuguese === 'string' ? inPortuguese : name;
        if (typeof said !== 'string') continue;
        const keys = holdsNames === true ? [name, inPortuguese] : [row.id];
        for (const key of keys) if (typeof key === 'string') found.set(key, said);
      }
      if (page.length < rowsPerRead) break;
    }
    names.set(from, found);
  }
  return names;
}

const separator = ', ';

/** The row with names in the place of ids; an id whose row is gone stays, and a name of old. */
export function withNames(row: Values, names: Names): Values {
  if (names.size === 0) return row;
  const named: Record<string, unknown> = { ...row };
  for (const [field, known] of names) {
    const each = idsOf(row[field], known);
    if (each === undefined) continue;
    named[field] = each.map((one) => known.get(one) ?? one).join(separator);
  }
  return named;
}

/** What a field holds: a list of ids, one, or names one after the other. */
function idsOf(value: unknown, known: ReadonlyMap<string, string>): readonly string[] | undefined {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'string') return undefined;
  return known.has(value) ? [value] : value.split(separator);
}
