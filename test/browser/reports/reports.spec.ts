import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';

test('a report is asked for, explained, saved and mailed by itself', async ({
  desk: page,
  books,
}) => {
  const coffee = { ...twoCoffees.lines[0], quantity: '1' };
  await openShop(books);
  await past(books, [
    ['/api/documents/ONE/issue', twoCoffees],
    ['/api/documents/TWO/issue', { ...twoCoffees, lines: [coffee] }],
  ]);

  await test.step('a subtotal opens the rows that add up to it', async () => {
    await page.goto('/commercial/reports');
    await page.getByRole('link', { name: /^Sales by article/ }).click();
    await page.getByRole('button', { expanded: false, name: /coffee|café/i }).click();
    const rows = page.locator('.report__rows');
    await expect(rows.getByRole('link', { name: 'FT 2026/1' })).toBeVisible();
    // 199.98 and 99.99 without VAT.
    await expect(rows.locator('tbody .report__running').last()).toContainText('299.97');
    await expect(rows.locator('tfoot')).toContainText('299.97');
  });

  await test.step('a VAT leads to the lines that it is the sum of, and back', async () => {
    await page.goto('/commercial/reports/vat_summary');
    const row = page.locator('tr', { has: page.getByRole('cell', { name: 'NOR', exact: true }) });
    await expect(row).toContainText('299.97');
    // The company is in Mozambique: its return is shown.
    await expect(page.getByRole('heading', { name: 'VAT return (Modelo A)' })).toBeVisible();
    await row.getByRole('link').first().click();
    await expect(page.locator('.totals')).toContainText('299.97');
    await expect(page.getByRole('link', { name: 'FT 2026/2' })).toBeVisible();
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await expect(row).toContainText('299.97');
    await page.goto('/commercial/reports/article_sales');
  });

  await test.step('it is kept under a name', async () => {
    await page.getByRole('button', { name: 'Saved reports' }).click();
    await page.getByRole('menuitem', { name: /^Save/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('What goes');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'What goes' })).toBeVisible();
  });

  await test.step('it is mailed by itself', async () => {
    await page.getByRole('button', { name: 'Schedule e-mail' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('To').fill('nobody');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('To').fill('boss@hotel.co.mz');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('both are on the page of all reports', async () => {
    await page.goto('/commercial/reports');
    await expect(page.getByRole('link', { name: /^What goes/ })).toBeVisible();
    await expect(page.getByText('Every week, Monday, at 07:00')).toBeVisible();
    await page.getByRole('button', { name: /^Stop sending “Sales by article”/ }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Every week, Monday, at 07:00')).toBeHidden();
  });

  await test.step('the statement of an account goes out by mail', async () => {
    await page.goto('/commercial/reports/account_statement?of=clients&party=HOTEL');
    await page.getByRole('button', { name: 'Send by e-mail' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Recipients').fill('contas@hotel.co.mz');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toBeHidden();
    const mails = page.getByRole('region', { name: 'E-mails' });
    await expect(mails.getByRole('listitem')).toContainText('contas@hotel.co.mz');
    await expect(mails.getByText('Sent', { exact: true })).toBeVisible();
  });
});
