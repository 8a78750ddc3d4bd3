import type { DocumentTypeRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

export const documentTypes = defineCollection<DocumentTypeRow>({
  name: 'document_types',
  version: 1,
  fields: {
    name: 'text',
    namePt: 'text',
    prefix: 'text',
    group: 'text',
    movesStock: 'text',
    accountEffect: 'text',
    requiresPayment: 'boolean',
    isArchived: 'boolean',
  },
  indexes: [['name'], ['prefix']],
  searchText: ({ id, name, namePt, prefix }) => [id, name, namePt, prefix].join(' '),
});

export const documentTypesProjection = registerProjection({
  name: 'document-types',
  noun: 'DocumentType',
  collection: documentTypes,
});
