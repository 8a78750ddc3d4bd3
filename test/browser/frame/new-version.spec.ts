import { expect, test } from '../support/product.js';

test('a page whose server has a new version by now is loaded anew', async ({ signedIn: page }) => {
  await page.goto('/commercial/clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Stock by location', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Balcão has a new version');
  await page.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Load anew' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Stock by location', exact: true }),
  ).toBeVisible();
});
