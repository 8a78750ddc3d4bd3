import type { Resources } from './resource.js';

/** Documents, and what says how they are numbered, taxed and printed. */
export const papersResources = {
  documents: {
    path: 'documents',
    collection: 'documents',
    view: 'documents.view',
    manage: 'documents.issue',
  },
  drafts: {
    path: 'drafts',
    collection: 'drafts',
    view: 'documents.view',
    manage: 'documents.draft',
  },
  'commercial/document_type': {
    path: 'document-types',
    collection: 'document_types',
    view: 'documentTypes.view',
    manage: 'documentTypes.manage',
    noun: 'DocumentType',
    references: { allowedTypes: 'commercial/document_type' },
  },
  'commercial/invoicing_series': {
    path: 'series',
    collection: 'series',
    view: 'series.view',
    manage: 'series.manage',
    title: 'code',
    references: { typeId: 'commercial/document_type', cashRegisterId: 'commercial/cash_registers' },
  },
  'commercial/print_model': {
    path: 'print-models',
    collection: 'print_models',
    view: 'printModels.view',
    manage: 'printModels.manage',
    noun: 'PrintModel',
    references: {
      typeIds: 'commercial/document_type',
      seriesIds: 'commercial/invoicing_series',
      cashRegisterIds: 'commercial/cash_registers',
    },
  },
  'commercial/vat': {
    path: 'vat',
    collection: 'vat',
    view: 'vat.view',
    manage: 'vat.manage',
    noun: 'Vat',
  },
} as const satisfies Resources;
