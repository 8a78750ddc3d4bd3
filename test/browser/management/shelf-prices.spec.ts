import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { field } from '../support/screen.js';

test('where prices include VAT, the form of articles begins with the price on the shelf', async ({
  desk,
  books,
}) => {
  await past(books, [['/api/companies/current/settings', { pricesIncludeVat: true }]]);
  await desk.goto('/commercial/articles/create');
  const main = desk.getByRole('dialog');
  const withVat = field(main, 'Price with VAT');
  const without = field(main, 'Sale price');
  await expect(withVat).toBeVisible();
  const above = async (one: typeof withVat) => (await one.boundingBox()) ?? { x: 0, y: 0 };
  const [first, second] = [await above(withVat), await above(without)];
  expect(first.y < second.y || first.x < second.x).toBe(true);
  await withVat.fill('116');
  await expect(without).toHaveValue('100');
  // Another VAT leaves what is written on the shelf.
  await field(main, 'Default VAT').click();
  await desk.getByRole('option', { name: /^5.% — / }).click();
  await expect(withVat).toHaveValue('116');
  await expect(without).toHaveValue(/^110\.476/);

  await past(books, [['/api/companies/current/settings', { pricesIncludeVat: false }]]);
  await desk.reload();
  await without.fill('100');
  await expect(withVat).toHaveValue('116');
  await field(main, 'Default VAT').click();
  await desk.getByRole('option', { name: /^5.% — / }).click();
  await expect(without).toHaveValue('100');
  await expect(withVat).toHaveValue('105');
});
