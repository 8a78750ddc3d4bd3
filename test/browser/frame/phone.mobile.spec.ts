import { beginInvoice, expectFigures, openShop, writeLines } from '../support/invoice.js';
import { expect, test } from '../support/product.js';
import { expectSnack, field } from '../support/screen.js';

const year = new Date().getFullYear();

test('a client is added and an invoice issued on a phone', async ({ signedIn: page, books }) => {
  await openShop(books);
  await page.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
  }, books.companyId);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Clients', exact: true }).tap();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Create', exact: true }).tap();
  await field(page.getByRole('dialog'), 'Name').fill('Quiosque da Praça');
  await field(page.getByRole('dialog'), 'Code').fill('C009');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expectSnack(page, 'Created');
  await expect(page.getByRole('listitem').filter({ hasText: 'Quiosque da Praça' })).toBeVisible();

  await beginInvoice(page);
  await writeLines(page, [{ code: 'CAFE', quantity: '2' }]);
  await expectFigures(page, { Total: '231.98' });
  await page.getByRole('button', { name: 'Issue', exact: true }).last().tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`FT ${year}/1`);
});
