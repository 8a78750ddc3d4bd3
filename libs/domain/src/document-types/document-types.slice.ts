import { defineSlice } from '../kernel/index.js';
import type { DocumentTypesEvent } from './document-types.events.js';
import { documentTypeRegister, type DocumentTypes } from './document-types.register.js';

export type DocumentTypesSlice = {
  /** By code, `FT`. */
  readonly types: DocumentTypes;
};

export const documentTypesSlice = defineSlice<DocumentTypesSlice, DocumentTypesEvent>({
  create: (undo) => ({ types: documentTypeRegister.create(undo) }),
  evolve: documentTypeRegister.evolve((slice) => slice.types),
});
