import { openShop } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { field } from '../support/screen.js';

test('a drawer is counted by the notes and coins of its register', async ({ desk, books }) => {
  await openShop(books);
  const till = { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' };
  await past(books, [['/api/cash-registers', till]]);
  await desk.goto('/commercial/cash_registers/TILL1');
  const counted = field(desk.getByRole('dialog'), 'Notes and coins counted');
  await counted.fill('0.05; 20; ten');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(counted).toHaveAccessibleDescription(/./);
  await expect(counted).toHaveAttribute('aria-invalid', 'true');
  await counted.fill('0.05; 1 000; 20');
  await counted.blur();
  await expect(counted).toHaveValue(/^1.000; 20; 0\.05$/);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.goto('/pos');
  await desk.getByRole('button', { name: /Caixa 01/ }).click();
  const notes = desk.locator('.count__notes label');
  await expect(notes).toHaveText([/^1.000/, /^20/, /^0\.05/]);
  await notes.nth(0).locator('input').fill('2');
  await notes.nth(2).locator('input').fill('3');
  await expect(desk.locator('.count__sum')).toContainText(/2.000\.15/);
});
