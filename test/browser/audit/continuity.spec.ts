import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { row } from '../support/screen.js';

test('the numbers of a series are checked from its list, and go into a file', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(
    books,
    ['D1', 'D2'].map((draft) => [`/api/documents/${draft}/issue`, twoCoffees] as const),
  );
  await desk.goto('/commercial/invoicing_series');
  await row(desk, 'FT 2026').getByRole('button', { name: 'Actions for FT 2026' }).click();
  await desk.getByRole('menuitem', { name: 'Check continuity' }).click();
  await expect(desk.getByRole('heading', { name: 'Series continuity' })).toBeVisible();
  await expect(desk.getByText('2 numbers checked, all in order.')).toBeVisible();
  const checked = desk.getByRole('table', { name: 'Series continuity' }).getByRole('row');
  await expect(checked).toHaveCount(2);
  await expect(checked.last()).toContainText('FT 2026');
  await expect(checked.last()).toContainText('In order');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Series continuity.csv');
  await desk.getByRole('link', { name: 'All series of the year' }).click();
  await expect(desk.getByText(/^Unused: .*NC 2026/)).toBeVisible();
  await desk.goto('/commercial/inspection');
  await desk.getByRole('link', { name: 'Series continuity' }).first().click();
  await expect(desk.getByText('2 numbers checked, all in order.')).toBeVisible();
});
