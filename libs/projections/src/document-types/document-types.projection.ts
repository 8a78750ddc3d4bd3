import type { DocumentTypeRow } from '@balcao/contracts';
import { withOrder, type DocumentTypesEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { foldRegister, registerEventTypes } from '../registers/register.projection.js';

/** The types of documents, by their code. */
export const documentTypes = defineCollection<DocumentTypeRow>({
  name: 'document_types',
  version: 6,
  fields: {
    name: 'name',
    namePt: 'name',
    prefix: 'text',
    group: 'text',
    movesStock: 'text',
    accountEffect: 'text',
    requiresPayment: 'boolean',
    isOrder: 'boolean',
    isArchived: 'boolean',
  },
  indexes: [['name'], ['prefix']],
  searchText: ({ id, name, namePt, prefix }) => [id, name, namePt, prefix].join(' '),
});

const events = registerEventTypes('DocumentType') as DocumentTypesEvent['type'][];

/**
 * The register's events as rows; types from before orders were told apart are read by `withOrder`.
 */
export const documentTypesProjection = defineProjection<DocumentTypeRow, DocumentTypesEvent>({
  name: 'document-types',
  category: 'journal',
  collection: documentTypes,
  events,
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) =>
    foldRegister<DocumentTypeRow>('DocumentType', row, {
      type: event.type,
      data: event.type === 'DocumentTypeRegistered' ? withOrder(event.data) : event.data,
    }),
});
