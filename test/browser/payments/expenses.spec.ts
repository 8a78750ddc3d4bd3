import { Buffer } from 'node:buffer';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { expectSnack, field, row } from '../support/screen.js';

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

  // A press on the row shows the expense, and what became of it.
  await expense.getByText(power.description).click();
  const history = desk.getByRole('dialog', { name: power.description });
  await expect(history.getByRole('term').filter({ hasText: 'Category' })).toBeVisible();
  await expect(history.getByRole('definition').filter({ hasText: 'Unpaid' })).toBeVisible();
  await expect(history).toContainText('Expense restored');
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(history).toBeHidden();
  await expect(desk).toHaveURL(/\/commercial\/expense$/);
});

test('Enter takes the first category that fits, and sends nothing yet', async ({ desk }) => {
  await desk.goto('/commercial/expense/create');
  const form = desk.getByRole('dialog');
  const category = field(form, 'Category');
  const begun = 'energy'.slice(0, 5);
  await category.fill(begun);
  await expect(desk.getByRole('option').first()).toContainText(new RegExp(begun, 'i'));
  await category.press('Enter');
  await expect(category).toHaveValue(new RegExp(begun, 'i'));
  await expect(category).not.toHaveValue(begun);
  await expect(form.getByText('Please select a category')).toBeHidden();
});

test('many expenses are cancelled for one reason, and that is taken back', async ({
  books,
  desk,
}) => {
  const water = { ...power, id: 'WATER', description: 'Água Março' };
  await past(books, [
    ['/api/expenses', power],
    ['/api/expenses', water],
  ]);
  await desk.goto('/commercial/expense');
  for (const { description } of [power, water]) {
    await desk.getByRole('checkbox', { name: `Select ${description}` }).check();
  }
  const bar = desk.getByRole('toolbar', { name: 'Actions for selected rows' });
  await bar.getByRole('button', { name: 'Cancel', exact: true }).click();

  const question = desk.getByRole('dialog', { name: 'Cancel: 2 selected' });
  const cancel = question.getByRole('button', { name: 'Cancel', exact: true });
  await expect(question.getByRole('textbox')).toBeFocused();
  await expect(cancel).toBeDisabled();
  await desk.keyboard.type('Lançadas duas vezes');
  await expect(question.getByText('Will change: 2')).toBeVisible();
  await expectAccessible(desk);
  await cancel.click();

  const run = desk.getByRole('dialog', { name: 'Cancel' });
  await expect(run.getByText('Done: 2')).toBeVisible();
  const states = async () => (await rows(books, '/api/expenses')).map(({ status }) => status);
  expect(await states()).toEqual(['cancelled', 'cancelled']);
  await run.getByRole('button', { name: 'Undo…' }).click();
  await expect(run.getByText('Can be undone: 2.')).toBeVisible();
  await run.getByRole('button', { name: 'Undo now' }).click();
  await expect.poll(states).toEqual(['unpaid', 'unpaid']);
  await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(row(desk, water.description)).toContainText('Unpaid');
});
