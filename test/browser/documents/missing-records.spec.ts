import { openShop } from '../support/invoice.js';
import { rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { expectSnack } from '../support/screen.js';

test.beforeEach(async ({ books }) => {
  await openShop(books);
});

test('a client and an article that are missing are added without leaving the invoice', async ({
  desk,
  books,
}) => {
  await desk.goto('/commercial/document/FT/create');
  const client = desk.getByRole('combobox', { name: 'Client' });
  await client.fill('Padaria Nova');
  await desk.getByRole('option', { name: 'New client “Padaria Nova”' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New client' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Padaria Nova');
  await expect(dialog.getByLabel('Code')).not.toHaveValue('');
  // What the browser itself would say is in no language of ours.
  await dialog.getByLabel('Code').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expect(dialog).toContainText('This field is required');
  await dialog.getByLabel('Code').fill('PN');
  await desk.keyboard.press('Enter');
  await expectSnack(desk, 'Created');
  await expect(client).toHaveValue('Padaria Nova');

  await desk.getByLabel('Article, line 1', { exact: true }).fill('Bolo de arroz');
  await expect(desk.getByRole('option', { name: 'New article “Bolo de arroz”' })).toBeVisible();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  const article = desk.getByRole('dialog', { name: 'New article' });
  await expect(article.getByLabel('Name')).toHaveValue('Bolo de arroz');
  await expect(article.getByLabel('Default VAT')).not.toHaveValue('');
  // Its name is there: the price is what is asked for next, and then how many.
  await expect(article.getByLabel(/^Sale price/)).toBeFocused();
  await desk.keyboard.type('35');
  await article.getByRole('textbox', { name: 'Code', exact: true }).fill('BOLO');
  await desk.keyboard.press('Control+s');
  await expect(desk.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('35');
  await expect(desk.getByLabel('Quantity, line 1', { exact: true })).toBeFocused();
  const [made] = await rows(books, '/api/articles?q=bolo');
  expect(made).toMatchObject({ code: 'BOLO', name: 'Bolo de arroz', salePrice: '35' });
});

test('a supplier that is missing is added from a purchase, with the next code', async ({
  desk,
}) => {
  await desk.goto('/commercial/document/FTF/create');
  await desk.getByRole('combobox', { name: 'Supplier' }).fill('Frescos do Vale');
  await desk.getByRole('option', { name: 'New supplier “Frescos do Vale”' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New supplier' });
  await expect(dialog.getByLabel('Code')).toHaveValue('F001');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Frescos do Vale');
});
