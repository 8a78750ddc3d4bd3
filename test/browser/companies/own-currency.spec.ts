import { past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { dialog, field } from '../support/screen.js';

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
  await desk.goto('/commercial/treasury_account/create');
  const account = dialog(desk, 'Create treasury account');
  await expect(field(account, 'Currency')).toHaveValue('AOA');
  await desk.goto('/commercial/document/FT/create');
  await desk.getByRole('combobox', { name: 'Client' }).fill('Padaria Nova');
  await desk.getByRole('option', { name: 'New client “Padaria Nova”' }).click();
  const added = dialog(desk, 'New client');
  await expect(field(added, 'Code')).toHaveValue('C002');
  await field(added, 'Phone number').fill('923 456 789');
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('combobox', { name: 'Client' })).toHaveValue('Padaria Nova');
  const [made] = await rows(books, '/api/clients?q=padaria');
  expect(made).toMatchObject({ country: 'AO', phoneCode: '+244', phone1: '+244923456789' });
});
