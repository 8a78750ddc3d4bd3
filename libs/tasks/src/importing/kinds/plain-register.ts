import type {
  AnyRecord,
  AnyRecords,
  Books,
  Command,
  CommandType,
  ErrorCode,
  Permission,
} from '@balcao/domain';
import { textRegisters } from '@balcao/contracts';
import { folded } from '../cells.js';
import {
  fromCells,
  textIn,
  wrong,
  type ImportField,
  type ImportKindSpec,
  type PlannedRow,
  type RowContext,
  type RowValues,
} from '../import-kind.js';

/** Names of registers that files can fill, `Region` of `RegisterRegion`. */
export const importedNouns = [
  ...textRegisters.map(([, { noun }]) => noun),
  ...(['ArticleCategory', 'PartyCategory'] as const),
  ...(['Vat', 'PaymentMethod', 'TreasuryAccount', 'CashRegister'] as const),
  ...(['DocumentType', 'PrintModel'] as const),
];
/** One of them. */
export type ImportedNoun = (typeof importedNouns)[number];

/** A field whose cells name records of a register. */
export interface Reference {
  /** The id of the record that a text names. */
  readonly find: (text: string, context: RowContext) => string | undefined;
  /** The refusal if a text names no record. */
  readonly missing: ErrorCode;
}

/** A register whose records are created and changed by commands with only its fields. */
export interface PlainRegister {
  readonly resource: string;
  readonly needs: Permission;
  readonly noun: ImportedNoun;
  readonly recordsOf: (books: Books) => AnyRecords;
  /** The key that identifies rows: a code, or an id used as one. */
  readonly key: 'name' | 'code' | 'id';
  /** Another field by which rows may name a record: its Portuguese key. */
  readonly keyPt?: 'namePt';
  /** Further unique fields. */
  readonly unique?: readonly string[];
  readonly fields: readonly ImportField[];
  /** Fixed values of every row of the kind. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Defaults of a new record. */
  readonly defaults?: (values: RowValues, books: Books) => RowValues;
  readonly references?: Readonly<Record<string, Reference>>;
  /** Whether other records or figures depend on it, so that undo leaves it. */
  readonly isUsed?: (books: Books, id: string) => boolean;
  /** Fields to clear before a record can be archived. */
  readonly emptying?: (books: Books, id: string) => RowValues | undefined;
}

/** The active record that a row names, ignoring accents and case. */
export function known(
  { key, keyPt, recordsOf, fixed }: PlainRegister,
  books: Books,
  text: string,
): AnyRecord | undefined {
  const wanted = folded(text);
  const kind = fixed?.['kind'];
  const inUse = [...recordsOf(books).values()].filter(
    (record) => !record.isArchived && (kind === undefined || (record.kind ?? 'client') === kind),
  );
  const named = (by: 'name' | 'namePt' | 'code' | 'id') =>
    inUse.find((record) => folded(record[by] ?? '') === wanted);
  return named(key) ?? (keyPt && named(keyPt));
}

/** The unique values of a row within the file. */
export const keyOf = (field: string, text: string): string => `${field}:${folded(text)}`;

function plan(register: PlainRegister, values: RowValues, context: RowContext): PlannedRow {
  const { key, noun, fields: columns, fixed, defaults } = register;
  const { books, updates } = context;
  const text = textIn(values, key);
  if (text === undefined) return wrong(key, 'field.required', { field: key });
  const referred = withReferences(register, values, context);
  if ('problem' in referred) return referred;
  const fields = { ...referred.fields, ...fixed };
  const keys = keysOf(register, fields, text);
  const newId = key === 'id' ? text.toUpperCase() : context.newId;
  const record = known(register, books, text);
  // A name alone says nothing new of a record that is there: such a row changes nothing.
  if (record !== undefined && record.id !== context.newId && (updates || columns.length === 1)) {
    const changed = { id: record.id, fields: keptNames(register, fields, text, record) };
    const command = fromCells(`Change${noun}` satisfies CommandType, changed);
    return { command, recordId: record.id, isNew: false, keys };
  }
  if (record !== undefined && key === 'id') {
    return wrong(key, 'field.taken', { field: key, value: text });
  }
  const whole = { id: newId, fields: { ...defaults?.(fields, books), ...fields } };
  const command = fromCells(`Register${noun}` satisfies CommandType, whole);
  return { command, recordId: newId, isNew: true, keys };
}

function keysOf({ key, unique = [] }: PlainRegister, fields: RowValues, text: string) {
  const others = unique.flatMap((field) => {
    const value = textIn(fields, field);
    return value === undefined ? [] : [keyOf(field, value)];
  });
  return [keyOf(key, text), ...others];
}

/** A record named by its Portuguese name keeps its other name. */
function keptNames(
  { key, keyPt }: PlainRegister,
  fields: RowValues,
  text: string,
  record: AnyRecord,
): RowValues {
  if (keyPt === undefined || folded(record[key] ?? '') === folded(text)) return fields;
  return { ...fields, [key]: record[key], [keyPt]: fields[keyPt] ?? text };
}

/** The values with the ids of the records that they name. */
function withReferences(
  { references = {} }: PlainRegister,
  values: RowValues,
  context: RowContext,
): { readonly fields: RowValues } | Extract<PlannedRow, { readonly problem: unknown }> {
  const fields: Record<string, unknown> = { ...values };
  for (const [field, { find, missing }] of Object.entries(references)) {
    const value = values[field];
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
    const ids = texts.map((text) => (typeof text === 'string' ? find(text, context) : undefined));
    if (value === undefined) continue;
    if (ids.includes(undefined)) return { problem: { field, code: missing } };
    fields[field] = Array.isArray(value) ? ids : ids[0];
  }
  return { fields };
}

/** Rows that fill a register, one record each. */
export const registerImport = (register: PlainRegister): ImportKindSpec => ({
  resource: register.resource,
  needs: register.needs,
  fields: register.fields,
  references: Object.keys(register.references ?? {}),
  plan: (values, context) => plan(register, values, context),
});

/** The commands that undo an imported record, in order. */
export function archivingCommands(
  { noun, emptying }: PlainRegister,
  books: Books,
  id: string,
): readonly Command[] {
  const emptied = emptying?.(books, id);
  const archive: Command = { type: `Archive${noun}`, id };
  if (emptied === undefined) return [archive];
  return [fromCells(`Change${noun}` satisfies CommandType, { id, fields: emptied }), archive];
}
