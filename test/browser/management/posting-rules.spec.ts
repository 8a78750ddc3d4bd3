import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, expectToFit, test } from '../support/product.js';

test('a company takes the official chart over, and posts its sales to an account of its choice', async ({
  desk: page,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/documents/ONE/issue', twoCoffees]]);

  await test.step('the chart is offered, and the rules are a table', async () => {
    await page.goto('/commercial/posting_rules');
    await expect(page.getByRole('row', { name: /^Document issued/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use the PGC-NIRF' }).click();
    await expect(page.getByRole('button', { name: 'Use the PGC-NIRF' })).toHaveCount(0);
  });

  await test.step('sales of goods get another account', async () => {
    const sales = page.getByRole('row', { name: /^Sales of goods All/ });
    await expect(sales).toContainText('711');
    await sales.getByRole('button', { name: 'Choose' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Account/ }).fill('712');
    await page.getByRole('option', { name: /^712 / }).click();
    await dialog.getByRole('button', { name: 'Choose' }).click();
    await expect(sales).toContainText('712');
  });

  await test.step('the trial balance follows, and balances', async () => {
    await page.goto('/commercial/reports/trial_balance');
    await expect(page.getByRole('link', { name: '712' })).toBeVisible();
    await expect(page.getByRole('link', { name: '711' })).toHaveCount(0);
    await page.getByRole('link', { name: '411' }).click();
    await expect(page.getByRole('link', { name: 'FT 2026/1' })).toBeVisible();
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/commercial/posting_rules');
    await expect(page.getByRole('row', { name: /^Sales of goods .*All/ })).toBeVisible();
    await expectToFit(page);
  });
});
