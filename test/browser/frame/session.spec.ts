import type { Page } from '@playwright/test';
import { merceariaSol } from '../support/owner.js';
import { expect, test } from '../support/product.js';

async function signIn(page: Page, password = merceariaSol.password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(merceariaSol.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.beforeEach(({ owner }) => {
  // Set up before anybody signs in.
  expect(owner.companyId).not.toBe('');
});

test('a deep link is where one is after signing in', async ({ page }) => {
  await page.goto('/commercial/articles?filter=%7B%22kind%22%3A%22service%22%7D');
  await expect(page).toHaveURL(/\/signin$/);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles and services');
  await expect(page).toHaveURL(/kind.*service/);
});

test('a wrong password and empty fields are said, and the fields stay', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter a value')).toHaveCount(2);
  await signIn(page, 'wrong-password');
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail address or password');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(merceariaSol.email);
});

test('where accounts are by invitation, that is said before a form is filled in', async ({
  page,
}) => {
  await page.goto('/signup');
  await expect(page.getByText('New accounts are by invitation only.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a session that has ended leads to signing in, and back', async ({ page, context }) => {
  await page.goto('/');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await page.waitForLoadState('networkidle');
  // What Home asks for by itself is held, or it would be the first to be refused.
  await page.route(/\/api\/(?!clients)/, () => undefined);
  await context.clearCookies();
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
});

test('signed out in another tab, one comes back to the same draft', async ({ page, context }) => {
  await page.goto('/commercial/document/FT/create');
  await signIn(page);
  const article = page.getByLabel('Article, line 1', { exact: true });
  await article.fill('Frete para a Matola');
  await page.keyboard.press('Tab');
  await page.getByLabel('Quantity, line 1', { exact: true }).fill('3');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  const address = page.url();
  const other = await context.newPage();
  await other.goto('/commercial/vat');
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await signIn(page);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('3');
});

test('signing out ends the session in the other tab too', async ({ page, context }) => {
  await page.goto('/commercial/vat');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VAT');
  const other = await context.newPage();
  await other.goto('/commercial/regions');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Regions');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(other).toHaveURL(/\/signin$/);
});
