import { Buffer } from 'node:buffer';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { expectSnack, row } from '../support/screen.js';

const power = {
  id: 'POWER',
  categoryId: 'expense_energy',
  description: 'EDM Março',
  amountMinor: 11_600,
};

test('an expense keeps its invoice, is cancelled and restored', async ({ books, desk }) => {
  await past(books, [['/api/expenses', power]]);
  await desk.goto('/commercial/expense');
  const expense = row(desk, power.description);
  const choose = async (action: string) => {
    await expense.getByRole('button', { name: `Actions for ${power.description}` }).click();
    await desk.getByRole('menuitem', { name: action, exact: true }).click();
  };

  await choose('Attachments');
  const files = desk.getByRole('dialog', { name: power.description });
  await files.getByLabel('Files to attach').setInputFiles({
    name: 'edm.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expectSnack(desk, '1 file attached');
  await expect(files.getByRole('button', { name: 'Download edm.pdf' })).toBeVisible();
  await expectAccessible(desk);
  await files.getByRole('button', { name: 'Close' }).click();

  await choose('Cancel');
  const reason = desk.getByRole('dialog', { name: `Cancel ${power.description}?` });
  await reason.getByRole('textbox').fill('Engano');
  await reason.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectSnack(desk, `${power.description} cancelled`);

  await choose('Restore');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expectSnack(desk, `${power.description} restored`);
  await expect(expense).toContainText('Unpaid');

  // A press on the row shows what became of it.
  await expense.getByText(power.description).click();
  const history = desk.getByRole('dialog', { name: `History of ${power.description}` });
  await expect(history).toContainText('Expense restored');
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(history).toBeHidden();
  await expect(desk).toHaveURL(/\/commercial\/expense$/);
});
