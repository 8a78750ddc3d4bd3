import { crudSuite } from '../support/crud-suite.js';

crudSuite({
  title: 'Document types',
  path: '/commercial/document_type',
  api: '/api/document-types',
  past: [],
  edit: {
    row: 'Quotation',
    id: 'CT',
    field: 'Name',
    to: 'Quotation for partners',
    others: { namePt: 'Orçamento' },
  },
  search: { words: 'factura prof', finds: 'Pro forma', hides: 'Quotation' },
  sort: { column: 'Code', ascending: ['CT', 'FT', 'NC', 'VD'] },
  filter: { label: 'Group', option: 'Purchases', shows: 'Supplier payment', hides: 'Quotation' },
  column: { name: 'Prefix', isShown: false },
  file: {
    headings: [
      ...['Code', 'Name', 'Name in Portuguese', 'Prefix', 'Group', 'Stock'],
      ...['Financial impact', 'Requires payment'],
    ],
    lines: ['FT;Invoice;Factura;FT;Sales;Takes from stock;Debit;No'],
  },
  permissions: { manage: 'documentTypes.manage' },
});
