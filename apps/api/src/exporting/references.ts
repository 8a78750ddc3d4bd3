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

type Values = Readonly<Record<string, unknown>>;
type Reference = References[string];

/** Rows of a register that names were recorded of; such registers have fewer. */
const rowsMax = 10_000;
const rowsPerRead = 1_000;
const separator = ', ';

/** Puts names in the place of ids, a page of rows at a time; none is looked up twice. */
export class Naming {
  readonly #known = new Map<string, Map<string, string>>();

  constructor(
    private readonly rows: RowReader,
    private readonly companyId: string,
    private readonly references: References,
    private readonly language: Language,
  ) {}

  /** The rows with names; an id whose row is gone stays, and a name of old. */
  async named(page: readonly Values[]): Promise<readonly Values[]> {
    const all = Object.entries(this.references);
    if (all.length === 0) return page;
    for (const [field, reference] of all) await this.#learn(field, reference, page);
    return page.map((row) => {
      const named: Record<string, unknown> = { ...row };
      for (const [field, known] of this.#known) {
        const each = idsOf(row[field], known);
        if (each === undefined) continue;
        named[field] = each.map((one) => known.get(one) ?? one).join(separator);
      }
      return named;
    });
  }

  async #learn(field: string, reference: Reference, page: readonly Values[]): Promise<void> {
    const before = this.#known.get(field);
    const known = before ?? new Map<string, string>();
    this.#known.set(field, known);
    if (reference.holdsNames === true) {
      if (before === undefined) await this.#learnRecorded(reference, known);
      return;
    }
    const asked = new Set(page.flatMap((row) => idsOf(row[field], known) ?? []));
    const unknown = [...asked].filter((id) => id !== '' && !known.has(id));
    for (let from = 0; from < unknown.length; from += rowsPerRead) {
      const ids = unknown.slice(from, from + rowsPerRead);
      const of = anyRowsOf(reference.collection);
      for (const row of await this.rows.getMany(of, this.companyId, ids)) {
        const [said] = this.#namesIn(row, reference);
        if (said !== undefined) known.set(row.id, said);
      }
    }
  }

  /** All of the register, by what was recorded of it. */
  async #learnRecorded(reference: Reference, known: Map<string, string>): Promise<void> {
    for (let skip = 0; skip < rowsMax; skip += rowsPerRead) {
      const of = anyRowsOf(reference.collection);
      const read = await this.rows.find(of, this.companyId, { skip, limit: rowsPerRead });
      for (const row of read) {
        const [said, ...recorded] = this.#namesIn(row, reference);
        if (said !== undefined) for (const name of recorded) known.set(name, said);
      }
      if (read.length < rowsPerRead) return;
    }
  }

  /** The name in the language, then each that there is; none of a row without. */
  #namesIn(row: Row, { field }: Reference): readonly string[] {
    const { [field]: name, [`${field}Pt`]: inPortuguese } = row as Row & Values;
    if (typeof name !== 'string') return [];
    if (typeof inPortuguese !== 'string') return [name, name];
    return [this.language === 'pt' ? inPortuguese : name, name, inPortuguese];
  }
}

/** What a field holds: a list of ids, one, or names one after the other. */
function idsOf(value: unknown, known: ReadonlyMap<string, string>): readonly string[] | undefined {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'string') return undefined;
  return known.has(value) ? [value] : value.split(separator);
}
