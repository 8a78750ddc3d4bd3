import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, expectToFit, test } from '../support/product.js';

test('the balance sheet and the income statement are read, explained and put into groups', async ({
  desk: page,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/documents/ONE/issue', twoCoffees]]);

  await test.step('both sides of the balance sheet come to the same', async () => {
    await page.goto('/commercial/reports/balance_sheet');
    await expect(page.getByRole('row', { name: /^Current assets Clients/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Net result of the year/ })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/commercial/reports/balance_sheet?by=balanceSide');
    const assets = page.getByRole('row', { name: /^Assets/ });
    const others = page.getByRole('row', { name: /^Equity and liabilities/ });
    const figureOf = async (row: typeof assets) =>
      (await row.locator('td').last().innerText()).trim();
    expect(await figureOf(assets)).toBe(await figureOf(others));
  });

  await test.step('the income statement says what was earned, and where it comes from', async () => {
    await page.goto('/commercial/reports/income_statement');
    const sales = page.getByRole('row', { name: /Sales of goods and services/ });
    await sales.getByRole('button').click();
    await expect(page.getByRole('link', { name: /FT \d+\/1/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/commercial/reports/income_statement?by=section');
    await expect(page.getByRole('row', { name: /^Operating result/ })).toBeVisible();
  });

  await test.step('they fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const report of ['balance_sheet', 'income_statement']) {
      await page.goto(`/commercial/reports/${report}`);
      await expect(
        page.getByRole('cell', { name: /^(Line )?(Clients|Sales of goods)/ }),
      ).toBeVisible();
      await expectToFit(page);
    }
  });
});
