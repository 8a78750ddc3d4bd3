import { crudSuite } from '../support/crud-suite.js';
import { field } from '../support/screen.js';

const model = (id: string, name: string, typeIds: readonly string[]) =>
  [
    '/api/print-models',
    { id, name, typeIds, paperSize: 'A4', language: 'pt', copies: ['original'], isDefault: false },
  ] as const;

crudSuite({
  title: 'Print models',
  path: '/commercial/print_model',
  api: '/api/print-models',
  past: [model('RECEIPT', 'Recibo simples', ['RC']), model('QUOTE', 'Cotação breve', ['CT'])],
  create: {
    dialog: 'Create print model',
    fill: async (form) => {
      await field(form, 'Name').fill('Factura com rodapé');
      await form.getByRole('combobox', { name: 'Document types' }).fill('Invoice');
      await form.page().getByRole('option', { name: 'Invoice', exact: true }).first().click();
      await field(form, 'Footer').fill('Obrigado pela preferência');
    },
    shows: ['Factura com rodapé'],
    q: 'rodape',
    stored: {
      name: 'Factura com rodapé',
      typeIds: ['FT'],
      paperSize: 'A4',
      language: 'pt',
      copies: ['original', 'duplicate'],
      footer: 'Obrigado pela preferência',
    },
    required: ['Name'],
    refuses: [
      { field: 'Name', value: 'Recibo simples', message: 'Recibo simples is already in use' },
    ],
  },
  edit: {
    row: 'Cotação breve',
    id: 'QUOTE',
    field: 'Name',
    to: 'Cotação breve, duas línguas',
    others: { footer: 'Válida por 15 dias' },
  },
  search: { words: 'cotacao', finds: 'Cotação breve', hides: 'Recibo simples' },
  sort: { column: 'Name', ascending: ['Cotação breve', 'Recibo simples'] },
  column: { name: 'Default', isShown: true },
  file: {
    headings: [
      ...['Name', 'Paper size', 'Language', 'Document types'],
      ...['Only for tills', 'Default'],
    ],
    lines: ['Recibo simples;A4;Portuguese;RC;;No'],
  },
  permissions: { manage: 'printModels.manage' },
});
