import { crudSuite } from '../support/crud-suite.js';
import { choose, field } from '../support/screen.js';

crudSuite({
  title: 'Clients',
  path: '/commercial/clients',
  api: '/api/clients',
  past: [
    ['/api/regions', { id: 'INHAMBANE', name: 'Inhambane' }],
    ['/api/party-categories', { id: 'HOTELS', name: 'Hotéis' }],
    ['/api/clients', { id: 'CAFE', code: 'C001', name: 'Café Água Doce', regionId: 'INHAMBANE' }],
    [
      '/api/clients',
      { id: 'HOTEL', code: 'C002', name: 'Hotel Tofo', creditLimitMinor: 5_000_000 },
    ],
    ['/api/clients', { id: 'SCHOOL', code: 'C003', name: 'Escola Unidade' }],
  ],
  create: {
    dialog: 'Create client',
    fill: async (form) => {
      await field(form, 'Name').fill('Pensão Baía');
      await field(form, 'Code').fill('C004');
      await field(form, 'NUIT').fill('400 123 454');
      await field(form, 'Address').fill('Rua da Praia 3');
      await field(form, 'City').fill('Tofo');
      await field(form, 'Phone number').fill('841234567');
      await field(form, 'Second phone').fill('821234567');
      await field(form, 'E-mail').fill('geral@baia.example');
      await field(form, 'Second e-mail').fill('contas@baia.example');
      await field(form, 'Contact person').fill('Sara');
      await field(form, 'Second contact person').fill('Nelson');
      await choose(form, 'Region', 'Inhambane');
      await choose(form, 'Category', 'Hotéis');
      await field(form, 'Credit limit').fill('12 500,50');
      await field(form, 'Payment terms (days)').fill('30');
      await field(form, 'Company ID').fill('REG-77');
      await field(form, 'Internal notes').fill('Entregas até às 10h');
      await form.getByRole('switch', { name: 'Supplier' }).click();
    },
    shows: ['Pensão Baía', '400 123 454', 'Inhambane'],
    q: 'pensao baia',
    stored: {
      code: 'C004',
      nuit: '400123454',
      address1: 'Rua da Praia 3',
      address2: 'Tofo',
      phoneCode: '+258',
      phone1: '841234567',
      phone2: '821234567',
      email1: 'geral@baia.example',
      email2: 'contas@baia.example',
      contact1: 'Sara',
      contact2: 'Nelson',
      regionId: 'INHAMBANE',
      categoryId: 'HOTELS',
      creditLimitMinor: 1_250_050,
      paymentTermsDays: 30,
      companyRegistration: 'REG-77',
      notes: 'Entregas até às 10h',
      country: 'MZ',
      isClient: true,
      isSupplier: true,
    },
    required: ['Name', 'Code'],
    refuses: [
      { field: 'NUIT', value: '12345', message: 'Enter the 9 digits of the NUIT' },
      { field: 'Phone number', value: '84', message: 'Phone number must contain 9 digits only' },
      { field: 'Second phone', value: 'abc', message: 'Phone number must contain 9 digits only' },
      { field: 'E-mail', value: 'baia', message: 'Invalid e-mail address' },
      { field: 'Code', value: 'C001', message: 'C001 is already in use' },
    ],
  },
  edit: {
    row: 'C003',
    id: 'SCHOOL',
    field: 'Name',
    to: 'Escola Nova C003',
    others: { phone1: '861234567' },
  },
  search: { words: 'agua', finds: 'Café Água Doce', hides: 'Hotel Tofo' },
  sort: { column: 'Name', ascending: ['Café Água Doce', 'Escola Unidade', 'Hotel Tofo'] },
  column: { name: 'E-mail', isShown: false },
  file: {
    headings: [
      ...['Code', 'Name', 'NUIT', 'Phone number', 'E-mail', 'Region', 'Category'],
      ...['Credit limit', 'Balance'],
    ],
    lines: ['C001;Café Água Doce;;;;Inhambane;;;0.00', 'C002;Hotel Tofo;;;;;;50000.00;0.00'],
  },
  permissions: { manage: 'parties.manage' },
});
