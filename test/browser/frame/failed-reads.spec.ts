import type { Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';

/** The server breaks at an address, until the function given back is called. */
async function breakAt(page: Page, address: string): Promise<() => Promise<void>> {
  const title = 'Failed to process request';
  const body = JSON.stringify({ type: 'about:blank', title, status: 500, code: 'request.failed' });
  await page.route(address, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body }),
  );
  return () => page.unroute(address);
}

test.beforeEach(async ({ books }) => {
  await openShop(books);
});

test('a record that cannot be read says so, and is read again', async ({ desk }) => {
  const repair = await breakAt(desk, '**/api/clients/HOTEL*');
  await desk.goto('/commercial/clients/HOTEL');
  const main = desk.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Failed to process request');
  await repair();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Hotel Tofo');
});

test('the first page says which of its parts could not be read', async ({ desk }) => {
  const repair = await breakAt(desk, '**/api/dashboard/attention*');
  const repairToo = await breakAt(desk, '**/api/documents?*');
  await desk.goto('/');
  const attention = desk.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('alert')).toContainText('Could not load the figures');
  await expect(desk.getByText('Could not load the list')).toBeVisible();
  await repair();
  await repairToo();
  const again = desk.getByRole('button', { name: 'Try again' });
  await attention.getByRole('button', { name: 'Try again' }).click();
  await expect(again).toHaveCount(1);
  await again.click();
  await expect(desk.getByRole('alert')).toHaveCount(0);
});

test('a payment waits for its methods, and says when they cannot be read', async ({ desk }) => {
  const repair = await breakAt(desk, '**/api/payment-methods?*');
  await desk.goto('/commercial/payment/clients/create');
  const main = desk.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Failed to process request');
  await repair();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('button', { name: 'Record', exact: true })).toBeVisible();
});

test('a new document says which of the things it needs could not be read', async ({ desk }) => {
  const repair = await breakAt(desk, '**/api/vat?*');
  await desk.goto('/commercial/document/FT/create');
  const main = desk.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Could not load: VAT');
  await repair();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.getByRole('combobox', { name: 'Client', exact: true })).toBeVisible();
});

test('a choice that could not be read is no choice of nothing', async ({ desk, books }) => {
  await past(books, [['/api/warehouses', { id: 'SHOP', code: 'LOJA', name: 'Loja' }]]);
  const repair = await breakAt(desk, '**/api/warehouses?*');
  await desk.goto('/commercial/document/FT/create');
  const main = desk.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Could not load: Warehouses');
  await repair();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.getByRole('combobox', { name: 'Warehouse', exact: true })).toBeVisible();
});

test('what an editor waits for is reported when it does not arrive', async ({ desk }) => {
  let isSilent = true;
  await desk.route('**/api/vat?*', (route) => (isSilent ? undefined : route.continue()));
  await desk.goto('/commercial/document/FT/create');
  const main = desk.getByRole('main');
  await expect(main.getByText('Still loading: VAT')).toBeVisible();
  isSilent = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.getByRole('combobox', { name: 'Client', exact: true })).toBeVisible();
});

test('the account says why it cannot be read, and is read again', async ({ desk }) => {
  const repair = await breakAt(desk, '**/api/account');
  await desk.goto('/account');
  const main = desk.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Failed to process request');
  await expect(main.locator('.account__waiting')).toHaveCount(0);
  await repair();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Edit profile' })).toBeVisible();
});
