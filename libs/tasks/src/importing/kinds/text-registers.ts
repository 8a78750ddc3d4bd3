import {
  textFieldsOf,
  textRegisters,
  type TextField,
  type TextRegisterName,
} from '@balcao/contracts';
import { textRegisterWords } from '@balcao/contracts/words';
import { recordsNamed } from '@balcao/domain';
import { readDay, readDecimal, readText, type CellReader } from '../cells.js';
import type { ImportField, ImportKindSpec } from '../import-kind.js';
import { registerImport, type PlainRegister } from './plain-register.js';

/** Headings of other programs for common texts. */
const usual: Readonly<Record<string, readonly string[]>> = {
  address: ['morada', 'endereco', 'rua'],
  city: ['cidade', 'localidade'],
  code: ['cod', 'numero', 'number', 'id'],
  name: ['designacao', 'descricao', 'description'],
};

/** Further headings by register. */
const own: { readonly [N in TextRegisterName]?: Readonly<Record<string, readonly string[]>> } = {
  'commercial/expense/category': { name: ['categoria', 'category'] },
  'commercial/warehouse': { code: ['codigo do armazem'], name: ['loja'] },
};

const readers: Readonly<Record<NonNullable<TextField['kind']>, CellReader>> = {
  decimal: readDecimal,
  day: readDay,
};

/** The column of a text; the name's may also be headed by the record's type. */
function columnOf(
  resource: TextRegisterName,
  field: string,
  { isRequired, kind }: TextField,
): ImportField {
  const { en, pt } = textRegisterWords[resource];
  const aliases = [
    ...(usual[field] ?? []),
    ...(own[resource]?.[field] ?? []),
    ...(field === 'name' ? [en.one, pt.one] : []),
  ];
  const read = kind === undefined ? readText : readers[kind];
  return { name: field, read, aliases, ...(isRequired === true && { isRequired }) };
}

/** The registers with only texts, by import kind. */
export const textImports = Object.fromEntries(
  textRegisters.map(([resource, { noun, manage, texts }]) => {
    const fields = textFieldsOf(resource);
    const register: PlainRegister = {
      resource,
      needs: manage,
      noun,
      recordsOf: (books) => recordsNamed(books, noun),
      key: 'code' in texts.fields ? 'code' : 'name',
      fields: fields.map(([field, declared]) => columnOf(resource, field, declared)),
    };
    return [texts.imported, register] as const;
  }),
) as Readonly<Record<TextImport, PlainRegister>>;

/** Their imports. */
export const textImportSpecs = Object.fromEntries(
  Object.entries(textImports).map(([kind, register]) => [kind, registerImport(register)]),
) as Readonly<Record<TextImport, ImportKindSpec>>;

type TextImport = (typeof textRegisters)[number][1]['texts']['imported'];
