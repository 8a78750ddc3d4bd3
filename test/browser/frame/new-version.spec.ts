import { expect, test } from '../support/product.js';
import { answer } from '../support/screen.js';

test('a page whose server has a new version by now is reloaded', async ({ signedIn: page }) => {
  await page.goto('/commercial/clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Stock by location', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('New version available');
  await page.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Stock by location', exact: true }),
  ).toBeVisible();
});

test('what is written and not saved is not lost to a new version without a question', async ({
  signedIn: page,
}) => {
  await page.goto('/company');
  const city = page.getByLabel('City');
  const before = await city.inputValue();
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const offer = page.getByRole('alert').filter({ hasText: 'New version available' });
  await expect(offer).toContainText('Saved data is kept.');
  await city.fill('Beira');
  await expect(offer).toContainText('Save your changes or note them down');
  await page.unroute('**/assets/*');

  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await answer(page, 'No');
  await expect(city).toHaveValue('Beira');
  await reload.click();
  const loaded = page.waitForEvent('load');
  await answer(page, 'Yes');
  await loaded;
  await expect(city).toHaveValue(before);
});
