import { beginInvoice, openShop, writeLines } from '../support/invoice.js';
import { command, past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { dialog, expectSnack, field } from '../support/screen.js';

const purchase = {
  documentTypeId: 'FTF',
  supplierId: 'MILL',
  supplierReference: 'A/17',
  lines: [{ articleId: 'COFFEE', quantity: '18', unitPrice: '60', vatId: 'vat_NOR' }],
};

test('what is unusual in a document is asked about once, all of it together', async ({
  desk,
  books,
}) => {
  await openShop(books);
  const mill = { id: 'MILL', code: 'P001', name: 'Moagem da Beira', country: 'MZ' };
  await past(books, [
    ['/api/clients', { ...mill, isSupplier: true }],
    ['/api/documents/D1/issue', purchase],
  ]);
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'CAFE', quantity: '20' }]);
  await expect(desk.getByText('18 un in stock')).toBeVisible();
  await desk.getByLabel('Unit price, line 1', { exact: true }).fill('50');
  const dueYear = new Date().getFullYear() + 3;
  await desk.getByLabel('Due date', { exact: true }).fill(`${dueYear}-01-31`);

  await desk.keyboard.press('Control+Enter');
  const question = desk.getByRole('alertdialog', { name: 'Check before issuing' });
  await expect(question.getByRole('listitem')).toHaveText([
    `The due date is more than a year away: 31 Jan ${dueYear}`,
    'Line 1: the price is below its cost of 60.00',
    /^Café em grão: stock goes down to .2 un$/,
  ]);
  await expectAccessible(desk);
  await expect(question.getByRole('button', { name: 'Go back' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await rows(books, '/api/documents?filter={"typeId":"FT"}')).toEqual([]);

  await desk.getByLabel('Quantity, line 1', { exact: true }).fill('2');
  await desk.keyboard.press('Control+Enter');
  await expect(question.getByRole('listitem')).toHaveCount(2);
  await question.getByRole('button', { name: 'Issue anyway' }).click();
  await expect(desk).toHaveURL(/\/commercial\/document\/FT\/FT_/);
});

test('money that a box of cash does not hold is asked about, and is on the home page', async ({
  desk,
  books,
}) => {
  const bank = { id: 'BANK', name: 'BCI', kind: 'bank', currency: 'MZN', openingBalanceMinor: 0 };
  await command(books, '/api/treasury-accounts', bank);
  await desk.goto('/commercial/withdrawal/create');
  const form = desk.getByRole('dialog');
  await field(form, 'Treasury account').click();
  await desk.getByRole('option', { name: /^Caixa/ }).click();
  await field(form, 'Amount').fill('500');
  await form.locator('[type="submit"]').click();
  const question = desk.getByRole('alertdialog', { name: 'Check before saving' });
  await expect(question.getByRole('listitem')).toHaveText(/^Caixa: the balance goes down to .500/);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog(desk, /./)).toBeVisible();
  await form.locator('[type="submit"]').click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expectSnack(desk, /./);
  await desk.goto('/');
  await desk.getByRole('link', { name: '1 cash account below zero' }).click();
  await expect(desk).toHaveURL(/treasury_account$/);
});
