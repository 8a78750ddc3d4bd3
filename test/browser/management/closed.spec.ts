import { withoutPermission } from '../support/permissions.js';
import { expect, test } from '../support/product.js';
import { follow } from '../support/screen.js';

/** The management screens, by the permission that opens them. */
const opened = {
  'catalog.view': {
    articles: 'Articles and services',
    'articles/categories': 'Article categories',
  },
  'documentTypes.view': { document_type: 'Document types' },
  'expenses.view': { 'expense/category': 'Expense categories' },
  'parties.view': {
    clients: 'Clients',
    'clients/categories': 'Client categories',
    entities: 'Entities',
    'entities/categories': 'Entity categories',
    regions: 'Regions',
    suppliers: 'Suppliers',
    'suppliers/categories': 'Supplier categories',
  },
  'payments.view': { payment_method: 'Payment methods' },
  'pos.view': { cash_registers: 'Cash registers' },
  'printModels.view': { print_model: 'Print models' },
  'series.view': { invoicing_series: 'Invoicing series' },
  'stock.view': { warehouse: 'Warehouses' },
  'treasury.view': { treasury_account: 'Treasury accounts' },
  'vat.view': { vat: 'VAT' },
} as const;

test('a management screen is closed, and not in the menu, for who may not see it', async ({
  desk,
}) => {
  await withoutPermission(desk, ...Object.keys(opened));
  await desk.goto('/');
  const menu = desk.getByRole('navigation', { name: 'Main menu' });
  const heading = desk.getByRole('heading', { level: 1 });
  for (const screens of Object.values(opened)) {
    for (const [path, title] of Object.entries(screens)) {
      await test.step(path, async () => {
        await follow(desk, '/');
        await expect(heading).toHaveText('Home');
        await follow(desk, `/commercial/${path}`);
        await expect(heading).toHaveText('Access denied');
        await expect(desk.getByText('You need the permission')).toBeVisible();
        await expect(menu.getByRole('link', { name: title, exact: true })).toBeHidden();
      });
    }
  }
});
