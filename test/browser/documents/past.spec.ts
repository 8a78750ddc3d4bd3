import { openShop, twoCoffees } from '../support/invoice.js';
import { command } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';

test('a document is seen as it was before it was cancelled, and nothing can be done there', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await command(books, '/api/documents/DRAFT1/issue', twoCoffees);
  await desk.goto('/commercial/document/FT');
  await desk.getByRole('link', { name: /^FT \d{4}\/1$/ }).click();
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  const { pathname } = new URL(desk.url());
  const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  await command(books, `/api/documents/${id}/cancel`, { reason: 'Written twice' });
  await desk.reload();
  await expect(desk.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await history
    .getByRole('button', { name: /^View as of then, after event/ })
    .last()
    .click();
  const strip = desk.getByText(/^As of /);
  await expect(strip).toBeVisible();
  await expect(desk.getByText('Unpaid', { exact: true }).first()).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(desk.getByRole('button', { name: 'Duplicate' })).toBeHidden();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Back to now' }).click();
  await expect(strip).toBeHidden();
  await expect(desk.getByText('Cancelled', { exact: true }).first()).toBeVisible();
});
