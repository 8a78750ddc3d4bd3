import { defineSlice } from '../kernel/index.js';
import type { DocumentTypesEvent } from './document-types.events.js';
import { withOrder } from './order-types.js';
import { documentTypeRegister, type DocumentTypes } from './document-types.register.js';

/** The part of the books that says what each type of document does. */
export type DocumentTypesSlice = {
  /** By code, `FT`. */
  readonly types: DocumentTypes;
};

const evolve = documentTypeRegister.evolve((slice: DocumentTypesSlice) => slice.types);

/** Folds the register; types from before orders were told apart are read by `withOrder`. */
export const documentTypesSlice = defineSlice<DocumentTypesSlice, DocumentTypesEvent>({
  create: (undo) => ({ types: documentTypeRegister.create(undo) }),
  evolve: {
    ...evolve,
    DocumentTypeRegistered: (slice, type, ...rest) => {
      evolve.DocumentTypeRegistered(slice, withOrder(type), ...rest);
    },
  },
});
