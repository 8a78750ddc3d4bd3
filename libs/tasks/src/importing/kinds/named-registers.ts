import type { Books, CommandType, ImportKind } from '@balcao/domain';
import { folded, readText } from '../cells.js';
import { categoryChoices } from '../field-choices.js';
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

/** A record as far as rows of a file need to know it. */
interface NamedRecord {
  readonly id: string;
  readonly name: string;
  readonly code?: string;
  /** Of a category of parties; clients' where it is missing. */
  readonly kind?: string;
  readonly isArchived: boolean;
}

/** A small register whose records have a name and little else. */
export interface NamedRegister {
  readonly resource: string;
  /** Of its commands and events, `Region` of `RegisterRegion`. */
  readonly noun: 'ArticleCategory' | 'PartyCategory' | 'ExpenseCategory' | 'Region' | 'Warehouse';
  readonly recordsOf: (books: Books) => {
    readonly get: (id: string) => NamedRecord | undefined;
    readonly values: () => Iterable<NamedRecord>;
  };
  /** By which rows are told apart: a code, where there is one. */
  readonly key: 'name' | 'code';
  readonly fields: readonly ImportField[];
  /** What every row of the kind says. */
  readonly fixed?: Readonly<Record<string, string>>;
}

const name: ImportField = {
  name: 'name',
  read: readText,
  isRequired: true,
  aliases: ['designacao', 'descricao', 'description', 'categoria', 'category', 'regiao', 'region'],
};

const partyCategories = (kind: 'client' | 'supplier' | 'entity', resource: string) =>
  ({
    resource,
    noun: 'PartyCategory',
    recordsOf: ({ parties }) => parties.categories,
    key: 'name',
    fields: [name],
    fixed: { kind },
  }) satisfies NamedRegister;

/** The kinds of import that fill a small register. */
export const namedRegisters = {
  articleCategories: {
    resource: 'commercial/articles/categories',
    noun: 'ArticleCategory',
    recordsOf: ({ catalog }) => catalog.categories,
    key: 'name',
    fields: [
      name,
      {
        name: 'parentId',
        read: readText,
        aliases: ['pai', 'parent', 'grupo', 'group', 'categoria superior'],
        choices: categoryChoices('article'),
      },
    ],
  },
  clientCategories: partyCategories('client', 'commercial/clients/categories'),
  supplierCategories: partyCategories('supplier', 'commercial/suppliers/categories'),
  entityCategories: partyCategories('entity', 'commercial/entities/categories'),
  expenseCategories: {
    resource: 'commercial/expense/category',
    noun: 'ExpenseCategory',
    recordsOf: ({ expenses }) => expenses.categories,
    key: 'name',
    fields: [name],
  },
  regions: {
    resource: 'commercial/regions',
    noun: 'Region',
    recordsOf: ({ parties }) => parties.regions,
    key: 'name',
    fields: [name],
  },
  warehouses: {
    resource: 'commercial/warehouse',
    noun: 'Warehouse',
    recordsOf: ({ stock }) => stock.warehouses,
    key: 'code',
    fields: [
      {
        name: 'code',
        read: readText,
        isRequired: true,
        aliases: ['cod', 'numero', 'number', 'id', 'codigo do armazem'],
      },
      { ...name, aliases: ['designacao', 'descricao', 'armazem', 'warehouse', 'loja'] },
      { name: 'address', read: readText, aliases: ['morada', 'endereco', 'rua'] },
      { name: 'city', read: readText, aliases: ['cidade', 'localidade'] },
    ],
  },
} as const satisfies Partial<Record<ImportKind, NamedRegister>>;

/** Whether a kind of import fills one of the small registers. */
export const isNamedKind = (kind: ImportKind): kind is keyof typeof namedRegisters =>
  kind in namedRegisters;

/** The record in use that a row means, accents and case aside. */
function known(
  { key, recordsOf, fixed }: NamedRegister,
  books: Books,
  text: string,
): NamedRecord | undefined {
  const wanted = folded(text);
  for (const record of recordsOf(books).values()) {
    if (record.isArchived || (fixed && (record.kind ?? 'client') !== fixed['kind'])) continue;
    if (folded(record[key] ?? '') === wanted) return record;
  }
  return undefined;
}

const keyOf = ({ key }: NamedRegister, text: string): string => `${key}:${folded(text)}`;

function plan(register: NamedRegister, values: RowValues, context: RowContext): PlannedRow {
  const { key, noun, fields: columns, fixed } = register;
  const { books, newId, updates } = context;
  const text = textIn(values, key);
  if (text === undefined) return wrong(key, 'field.required', { field: key });
  const fields: Record<string, unknown> = { ...values, ...fixed };
  const parent = textIn(values, 'parentId');
  if (parent !== undefined) {
    const id = known(register, books, parent)?.id ?? context.earlier(keyOf(register, parent));
    if (id === undefined) return wrong('parentId', 'category.notSelected');
    fields['parentId'] = id;
  }
  const keys = [keyOf(register, text)];
  const record = known(register, books, text);
  // A name alone says nothing new of a record that is there: such a row changes nothing.
  if (record !== undefined && record.id !== newId && (updates || columns.length === 1)) {
    const command = fromCells(`Change${noun}` satisfies CommandType, { id: record.id, fields });
    return { command, recordId: record.id, isNew: false, keys };
  }
  const command = fromCells(`Register${noun}` satisfies CommandType, { id: newId, fields });
  return { command, recordId: newId, isNew: true, keys };
}

/** Rows that fill a small register, one record each. */
export const namedImport = (register: NamedRegister): ImportKindSpec => ({
  resource: register.resource,
  fields: register.fields,
  plan: (values, context) => plan(register, values, context),
});
