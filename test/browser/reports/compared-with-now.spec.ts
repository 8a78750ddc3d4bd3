import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';

const { lines } = twoCoffees;

test('what was known then is compared with now, rows and subtotals alike', async ({
  desk: page,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/documents/ONE/issue', twoCoffees]]);
  const strip = page.locator('.shell__strip.past');

  await test.step('an event of a history is a moment to look at', async () => {
    await page.goto('/commercial/document/FT/FT_2026.1');
    await page
      .getByRole('button', { name: /^View as of then/ })
      .first()
      .click();
    await expect(strip).toContainText('As of ');
  });

  await test.step('a list names what was added since, and by which event', async () => {
    await past(books, [
      ['/api/documents/TWO/issue', { ...twoCoffees, lines: [...lines, ...lines] }],
      ['/api/documents/OTHER/issue', { ...twoCoffees, documentTypeId: 'CT' }],
      ['/api/documents/FT_2026.1/cancel', { reason: 'Order withdrawn' }],
    ]);
    await page.goto('/commercial/document/FT');
    await expect(page.getByRole('link', { name: 'FT 2026/2' })).toHaveCount(0);
    await strip.getByRole('button', { name: 'Compare with now' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Since then: 1 added, 1 changed' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Document issued/ })).toBeVisible();
    // The word stands above the number, within its cell.
    const marked = page.locator('tr.compare--changed').getByRole('link', { name: 'FT 2026/1' });
    const [link, cell] = [
      await marked.boundingBox(),
      await marked.locator('xpath=ancestor::*[self::td or self::th]').boundingBox(),
    ];
    expect(link && cell && link.x + link.width <= cell.x + cell.width).toBe(true);
  });

  await test.step('subtotals of a report say which are otherwise', async () => {
    await page.goto('/commercial/reports/sales');
    const notice = page.getByRole('status').filter({ hasText: '1 changed' });
    await expect(notice).toBeVisible();
    await expect(page.locator('tr.compare--changed')).toHaveCount(1);
  });

  await test.step('nothing is marked in the present', async () => {
    await strip.getByRole('button', { name: 'Back to now' }).click();
    await expect(strip).toHaveCount(0);
    await expect(page.locator('tr.row--marked')).toHaveCount(0);
  });
});
