import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';

test('the dashboard shows what was sold, and each figure opens its list', async ({
  desk: page,
  books,
}) => {
  const headline = (name: string) => page.locator('section').filter({ hasText: name }).first();
  const total = page.locator('dl').filter({ hasText: 'Total' }).first();

  await test.step('a new company is told where to begin', async () => {
    await page.goto('/commercial/dashboard');
    await expect(page.getByText('No figures yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New invoice' })).toBeVisible();
  });

  await test.step('what is issued is there at once', async () => {
    await openShop(books);
    const coffee = { ...twoCoffees.lines[0], quantity: '1' };
    await past(books, [
      ['/api/documents/ONE/issue', twoCoffees],
      ['/api/documents/TWO/issue', { ...twoCoffees, lines: [coffee] }],
    ]);
    // 231.98 and 115.99.
    await expect(headline('Sales with VAT')).toContainText('347.97');
    await page.getByRole('button', { name: 'Without VAT' }).click();
    await expect(headline('Sales without VAT')).toContainText('299.97');
    await page.getByRole('button', { name: 'With VAT' }).click();
  });

  await test.step('a figure opens the list that it is the sum of', async () => {
    await headline('Sales with VAT').getByRole('link').first().click();
    await expect(total).toContainText('347.97');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.goBack();
    await page.getByRole('list', { name: 'Top clients' }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: /^Hotel Tofo/ })).toBeVisible();
    await expect(total).toContainText('347.97');
    await page.goBack();
  });

  await test.step('the curve is walked by keys, and read as a table', async () => {
    const curve = page.getByRole('application', { name: /^Sales by/ });
    await curve.focus();
    await page.keyboard.press('End');
    await expect(curve.getByRole('status')).toContainText('347.97');
    await page.keyboard.press('Enter');
    await expect(total).toContainText('347.97');
    await page.goBack();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('region', { name: 'Show as table' })).toContainText('347.97');
  });

  await test.step('what is owed leads to the open documents', async () => {
    const owed = page.getByRole('region', { name: 'Receivable' });
    await expect(owed).toContainText('347.97');
    await owed.getByRole('link').first().click();
    await expect(page.getByRole('row').filter({ hasText: 'FT' })).toHaveCount(2);
  });
});
