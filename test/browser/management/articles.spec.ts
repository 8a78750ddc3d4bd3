import { crudSuite } from '../support/crud-suite.js';
import { choose, field } from '../support/screen.js';

const articleOf = (id: string, code: string, name: string, salePrice: string, more = {}) =>
  [
    '/api/articles',
    {
      id,
      code,
      name,
      salePrice,
      kind: 'article',
      unit: 'un',
      vatId: 'vat_NOR',
      movesStock: true,
      ...more,
    },
  ] as const;

crudSuite({
  title: 'Articles and services',
  path: '/commercial/articles',
  api: '/api/articles',
  past: [
    ['/api/article-categories', { id: 'DRINKS', name: 'Bebidas' }],
    articleOf('WATER', 'AGU15', 'Água mineral 1,5 L', '45', { categoryId: 'DRINKS' }),
    articleOf('RICE', 'ARZ25', 'Arroz 25 kg', '1450', { unit: 'sc', barcodes: ['5601'] }),
    articleOf('DELIVERY', 'ENT', 'Entrega ao domicílio', '150.5', {
      kind: 'service',
      movesStock: false,
    }),
  ],
  create: {
    dialog: 'Create article',
    fill: async (form) => {
      await field(form, 'Code').fill('PAO');
      await field(form, 'Name').fill('Pão de forma');
      await field(form, 'Sale price').fill('1.234,5');
      await field(form, 'Purchase price').fill('60.25');
      await choose(form, 'Default VAT', 'Isento, bens essenciais');
      await choose(form, 'Category', 'Bebidas');
      await field(form, 'Unit').fill('kg');
      await field(form, 'Barcodes').fill('5602000000017\n5602000000024');
      await field(form, 'Minimum stock').fill('2');
      await field(form, 'Maximum stock').fill('40,5');
    },
    shows: ['PAO', '1 234.50', 'Isento, bens essenciais'],
    q: 'pao',
    stored: {
      code: 'PAO',
      name: 'Pão de forma',
      salePrice: '1234.5',
      purchasePrice: '60.25',
      vatId: 'vat_ISE_B',
      categoryId: 'DRINKS',
      unit: 'kg',
      barcodes: ['5602000000017', '5602000000024'],
      minimumStock: '2',
      maximumStock: '40.5',
      movesStock: true,
    },
    required: ['Code', 'Name', 'Sale price', 'Unit'],
    refuses: [
      { field: 'Code', value: 'ARZ25', message: 'ARZ25 is already in use' },
      {
        field: 'Barcodes',
        value: '5602000000017\n\n5602000000024',
        message: 'Barcode is required. Or remove the empty line',
      },
      {
        field: 'Maximum stock',
        value: '1',
        message: 'The maximum stock is below the minimum stock',
      },
    ],
  },
  edit: {
    row: 'ARZ25',
    id: 'RICE',
    field: 'Name',
    to: 'Arroz agulha ARZ25',
    others: { salePrice: '1500' },
  },
  search: { words: 'agua min', finds: 'Água mineral', hides: 'Arroz' },
  sort: {
    column: 'Name',
    ascending: ['Arroz 25 kg', 'Entrega ao domicílio'],
  },
  filter: { label: 'Type', option: 'Service', shows: 'Entrega', hides: 'Arroz' },
  column: { name: 'Purchase price', isShown: false },
  file: {
    headings: [
      ...['Code', 'Name', 'Type', 'Category', 'Unit', 'Default VAT', 'Barcodes'],
      ...['Purchase price', 'Sale price', 'Price with VAT', 'Moves stock'],
    ],
    lines: [
      'AGU15;Água mineral 1,5 L;Article;Bebidas;un;IVA taxa normal;;;45;52.2;Yes',
      'ENT;Entrega ao domicílio;Service;;un;IVA taxa normal;;;150.5;174.58;No',
    ],
  },
  permissions: { manage: 'catalog.manage' },
});
