import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { dialog, field, row } from '../support/screen.js';

const alpina = {
  id: 'ALPINA',
  code: 'X-901',
  name: 'Alpina AG',
  country: 'CH',
  nuit: 'CHE-123.456.788',
};

test.beforeEach(async ({ books }) => {
  const line = { description: 'Chocolate', quantity: '1', unitPrice: '10.00', vatId: 'vat_NOR' };
  await past(books, [
    ['/api/clients', alpina],
    ['/api/documents/D1/issue', { documentTypeId: 'FT', clientId: 'ALPINA', lines: [line] }],
  ]);
});

test('a supplier with the number of a client gets a hint, and is saved', async ({ desk }) => {
  await desk.goto('/commercial/suppliers/create');
  const form = dialog(desk, 'Create supplier');
  await field(form, 'Name').fill('Alpina Moçambique');
  await field(form, 'NUIT').fill('CHE 123 456 788');
  const other = form.getByRole('status').getByRole('link', { name: 'Alpina AG' });
  await expect(other).toHaveAttribute('href', /\/commercial\/clients\/ALPINA$/);
  await field(form, 'NUIT').fill('CHE123456');
  await expect(other).toBeHidden();
});

test('a number kept with signs is found without them', async ({ desk }) => {
  const year = new Date().getFullYear();
  await desk.goto('/commercial/clients');
  const box = desk.getByRole('combobox', { name: /^Search documents/ });
  await expect(row(desk, 'Alpina AG')).toBeVisible();
  await desk.keyboard.press('Control+k');
  for (const words of ['CHE123456788', 'che-123.456.788']) {
    await box.fill(words);
    await expect(desk.getByRole('option', { name: /Alpina AG/ }).first()).toBeVisible();
    await expect(desk.getByRole('option', { name: new RegExp(`FT ${year}/1`) })).toBeVisible();
    await box.fill('nobody');
    await expect(desk.getByText('Nothing found for “nobody”')).toBeVisible();
  }
  await box.fill('x901');
  await expect(desk.getByRole('option', { name: /Alpina AG/ })).toBeVisible();
});
