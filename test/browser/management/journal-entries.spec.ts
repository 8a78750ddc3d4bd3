import { past } from '../support/owner.js';
import { expect, expectAccessible, expectToFit, test } from '../support/product.js';
import { dialog, expectRefused, expectSnack, field, row } from '../support/screen.js';

test('an accountant enters, copies and reverses an entry', async ({ desk: page, books }) => {
  await past(books, [['/api/accounting/chart', { preset: 'nirf' }]]);
  const form = dialog(page, 'New journal entry');
  const line = (at: number) => form.locator('.entries__line').nth(at);
  const chooseAccount = async (at: number, code: string): Promise<void> => {
    await line(at)
      .getByRole('combobox', { name: /^Account/ })
      .fill(code);
    await page.getByRole('option', { name: new RegExp(`^${code} `) }).click();
  };

  await test.step('it is entered once debits and credits are equal', async () => {
    await page.goto('/commercial/journal_entries/create');
    await field(form, 'Description').fill('Depreciation of vehicles');
    await chooseAccount(0, '651');
    await field(line(0), 'Debit').fill('2500');
    await chooseAccount(1, '382');
    await field(line(1), 'Credit').fill('2400');
    await expect(form.getByRole('status')).toContainText('Difference 100.00');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toContainText('differ by 100.00');
    await field(line(1), 'Credit').fill('2500');
    await expect(form.getByRole('status')).toContainText('Debits and credits are equal');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row(page, 'Depreciation of vehicles')).toContainText(/2.500\.00/);
  });

  await test.step('its lines and what became of it are shown', async () => {
    await row(page, 'Depreciation of vehicles').click();
    const shown = page.getByRole('dialog');
    await expect(shown).toContainText('651 Tangible assets');
    await expect(shown).toContainText('Journal entry recorded');
    await page.keyboard.press('Escape');
  });

  const act = async (name: string): Promise<void> => {
    const entry = row(page, 'Depreciation of vehicles').first();
    await entry.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await test.step('a copy begins with its lines', async () => {
    await act('Copy');
    await expect(field(form, 'Description')).toHaveValue('Depreciation of vehicles');
    await expect(field(line(0), 'Debit')).toHaveValue(/^2.500\.00$/);
    await expect(field(line(1), 'Credit')).toHaveValue(/^2.500\.00$/);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
  });

  await test.step('it is reversed for a reason', async () => {
    await act('Reverse');
    const asked = page.getByRole('dialog');
    await asked.getByRole('button', { name: 'Reverse' }).click();
    await expectRefused(field(asked, 'Reason'), /reason/i);
    await field(asked, 'Reason').fill('Entered twice');
    await asked.getByRole('button', { name: 'Reverse' }).click();
    await expectSnack(page, 'Depreciation of vehicles reversed');
    await expect(row(page, 'Depreciation of vehicles')).toContainText('Reversed');
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/commercial/journal_entries/create');
    await expect(field(form, 'Description')).toBeVisible();
    await expectToFit(page);
  });
});
