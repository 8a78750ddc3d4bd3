import { expect, test } from '../support/product.js';

test('a language prefix chooses the language and keeps the page', async ({ signedIn: page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/pt/commercial/vat');
  await expect(heading).toHaveText('IVA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page).toHaveURL(/\/pt\/commercial\/clients/);
  await page.getByRole('button', { name: 'Idioma' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(heading).toHaveText('Clients');
  await expect(page).toHaveURL(/\/en\/commercial\/clients/);
  await page.goto('/commercial/vat');
  await expect(heading).toHaveText('VAT');
});

test('the chosen language stays, and turns numbers and dates', async ({ signedIn: page }) => {
  await page.goto('/commercial/vat');
  await expect(page.getByText('2023-01-01').first()).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Português' }).click();
  await expect(page.getByText('01/01/2023').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IVA');
});

test('the theme follows the system until one is chosen, which stays', async ({
  signedIn: page,
}) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'System', exact: true }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});
