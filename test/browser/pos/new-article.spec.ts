import { openShop } from '../support/invoice.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, scan } from '../support/till.js';

test('an article created at the till names its VAT, and is counted before the server is asked', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await openTill(desk, books);
  const count = desk.locator('.scan__count');
  const before = Number.parseInt(await count.innerText(), 10);
  await scan(desk, '6009510800012');
  await desk.getByRole('button', { name: 'Create article' }).click();
  const form = desk.getByRole('dialog', { name: 'Create article' });
  const vat = form.getByRole('combobox', { name: 'VAT' });
  await expect(vat.locator('option:checked')).toHaveText('16\u00a0% — Standard rate');
  await expect(vat).not.toContainText('2022');
  await expectAccessible(desk);
  await form.getByRole('textbox', { name: 'Name' }).fill('Açúcar');
  await form.getByRole('textbox', { name: 'Price with VAT' }).fill('95');
  // Nothing is read any more.
  await desk.route('**/api/pos/**', (route) => route.abort());
  await form.getByRole('button', { name: /Create and sell/ }).click();
  await expect(desk.getByRole('complementary', { name: 'Ticket' })).toContainText('95.00');
  await expect(count).toHaveText(`${before + 1} articles`);
});
