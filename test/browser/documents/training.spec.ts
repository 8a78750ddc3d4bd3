import { beginInvoice, issue, openShop, writeLines } from '../support/invoice.js';
import { rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { choose, dialog, field, row } from '../support/screen.js';

const year = new Date().getFullYear();

test('an invoice for training is issued from the editor, and counts nowhere', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await desk.goto('/commercial/invoicing_series');
  await desk.getByRole('link', { name: 'Open series', exact: true }).first().click();
  const form = dialog(desk, 'Open series');
  await choose(form, 'Document type', 'Invoice');
  await field(form, 'Year').fill(String(year));
  await field(form, 'Code').fill('AULA');
  await choose(form, 'Kind', 'Training');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row(desk, 'FT AULA')).toBeVisible();

  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'CAFE', quantity: '2' }]);
  await desk.getByLabel('Series', { exact: true }).selectOption('FT AULA');
  await issue(desk);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('FT AULA/1');
  await expect(desk.getByRole('main').getByText('Training', { exact: true })).toBeVisible();
  expect(await rows(books, '/api/documents')).toEqual([]);
  expect(await rows(books, '/api/clients?q=tofo')).toMatchObject([{ balanceMinor: 0 }]);
});
