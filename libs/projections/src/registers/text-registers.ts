import {
  resources,
  textFieldsOf,
  textRegisters,
  type TextRegisterName,
  type TextRow,
} from '@balcao/contracts';
import { defineCollection, type Collection, type FieldType } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';
import { registerProjection, type RegisterRow } from './register.projection.js';

type AnyTextRow = RegisterRow & { readonly [field: string]: unknown };

/** The collection of a register that has texts only: lists are sorted by those that show. */
function collectionOf(name: TextRegisterName): Collection<AnyTextRow> {
  const { collection, texts } = resources[name];
  const fields = textFieldsOf(name);
  const shown = fields.filter(([, { isHidden }]) => isHidden !== true).map(([field]) => field);
  const required = fields.filter(([, { isRequired }]) => isRequired === true);
  const kindsOf = new Map(fields.map(([field, { kind }]) => [field, kind]));
  // Decimals are sorted by size, codes and days as they are written, other texts as names are.
  const kindOf = (field: string): FieldType => {
    const kind = kindsOf.get(field);
    if (kind === 'decimal') return 'decimal';
    return field === 'code' || kind !== undefined ? 'text' : 'name';
  };
  const kinds = Object.fromEntries(shown.map((field) => [field, kindOf(field)]));
  return defineCollection<AnyTextRow>({
    name: collection,
    version: texts.version,
    fields: { ...kinds, isArchived: 'boolean' },
    indexes: required.map(([field]) => [field]),
    searchText: (row) => shown.map((field) => textIn(row[field])).join(' '),
  });
}

type Collections = { readonly [N in TextRegisterName]: Collection<TextRow<N>> };

/** The collections of the registers that have texts only. */
export const textCollections = Object.fromEntries(
  textRegisters.map(([name]) => [name, collectionOf(name)]),
) as unknown as Collections;

/** The four events of each as rows, and nothing else. */
export const textProjections: readonly AnyProjection[] = textRegisters.map(
  ([name, { path, noun }]) =>
    registerProjection({ name: path, noun, collection: collectionOf(name) }),
);

/** The regions that parties lie in. */
export const regions = textCollections['commercial/regions'];
/** The warehouses; what lies in each is in `stock_levels`. */
export const warehouses = textCollections['commercial/warehouse'];

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
