import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { dialog } from '../support/screen.js';

test('amounts are typed and read in the currency of the company', async ({ desk, books }) => {
  await past(books, [
    ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo', creditLimitMinor: 500_000 }],
  ]);
  await desk.route('**/api/companies/current', async (route) => {
    const response = await route.fetch();
    const company = (await response.json()) as object;
    await route.fulfill({ response, json: { ...company, country: 'AO', currency: 'AOA' } });
  });
  await desk.goto('/commercial/clients/HOTEL');
  await expect(desk.getByRole('main').getByText('AOA').first()).toBeVisible();
  await expect(desk.getByRole('main').getByText('MZN')).toHaveCount(0);
  await desk.goto('/commercial/clients/create');
  const client = dialog(desk, 'Create client');
  await expect(client.getByText('AOA')).toBeVisible();
  await expect(client.getByText('MZN')).toHaveCount(0);
  await desk.goto('/commercial/articles/create');
  await expect(desk.getByText('AOA').first()).toBeVisible();
  await expect(desk.getByText('MZN')).toHaveCount(0);
});
