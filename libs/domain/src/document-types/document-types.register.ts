import {
  defineRegister,
  flag,
  list,
  oneOf,
  reference,
  required,
  text,
  type Register,
} from '../registers/index.js';
import type { DocumentTypeFields } from './document-types.events.js';

/** Shapes of a type's fields; no two types print the same prefix. */
export const documentTypeRegister = defineRegister<'DocumentType', DocumentTypeFields>({
  noun: 'DocumentType',
  fields: {
    name: required(text(60)),
    namePt: required(text(60)),
    prefix: required(text(10)),
    group: required(oneOf('sales', 'purchases', 'internal')),
    movesStock: required(oneOf('in', 'out', 'none')),
    accountEffect: required(oneOf('debit', 'credit', 'both', 'none')),
    requiresPayment: flag(),
    requiresOrigin: flag(false),
    isOrder: flag(false),
    allowedTypes: list(reference(), 50),
  },
  unique: { prefix: ({ prefix }) => [prefix] },
});

/** The document types in the books, by code. */
export type DocumentTypes = Register<DocumentTypeFields>;
