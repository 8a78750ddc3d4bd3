import type { Locator, Page } from '@playwright/test';
import { past } from '../support/owner.js';
import { expect, locales, test } from '../support/product.js';
import { expectRefused, expectSnack, field } from '../support/screen.js';

const regions = Array.from({ length: 26 }, (_, at) => {
  const number = String(at + 1).padStart(2, '0');
  return ['/api/regions', { id: `REGION${number}`, name: `Distrito ${number}` }] as const;
});

/** What the count of a list says, which is read out when it changes. */
const count = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Rows' });

test.describe('a screen reader', () => {
  test.beforeEach(async ({ books }) => {
    await past(books, regions);
  });

  test('hears what a table holds, and how many rows are left of it', async ({ desk }) => {
    await desk.goto('/commercial/regions');
    const table = desk.getByRole('table', { name: 'Regions', exact: true });
    await expect(table.getByRole('columnheader', { name: /Name/ })).toBeVisible();
    await expect(desk.getByRole('navigation', { name: 'Pages of the list' })).toBeVisible();
    await expect(count(desk)).toHaveText('Rows: 26');
    await desk.getByRole('searchbox', { name: 'Search', exact: true }).fill('Distrito 07');
    await expect(count(desk)).toHaveText('Rows: 1');
  });

  test('goes on from the page that a link of the one before has led to', async ({ desk }) => {
    await desk.goto('/commercial/reports');
    const link = desk
      .getByRole('main')
      .getByRole('link', { name: /^Sales / })
      .first();
    await link.focus();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Sales');
    await expect(desk.getByRole('main')).toBeFocused();
  });

  test('hears of one current page, and only of headings of the page', async ({ desk }) => {
    await desk.goto('/commercial/reports/payments');
    const menu = desk.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Payments');
    await expect(menu.getByRole('group', { name: 'Reports' })).toBeVisible();
    await expect(menu.getByRole('heading')).toHaveCount(0);
  });

  test('hears the name of a dialog, what a field refuses, and what was done', async ({ desk }) => {
    await desk.goto('/commercial/regions');
    await desk.getByRole('link', { name: 'Create', exact: true }).click();
    const form = desk.getByRole('dialog', { name: 'Create region', exact: true });
    await expect(form.getByRole('heading', { name: 'Create region', exact: true })).toBeVisible();
    await expect(form).toHaveAttribute('aria-modal', 'true');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectRefused(field(form, 'Name'), /./);
    await expect(field(form, 'Name')).toBeFocused();
    for (let tabs = 0; tabs < 8; tabs += 1) {
      await desk.keyboard.press('Tab');
      await expect(form.locator(':focus')).toHaveCount(1);
    }
    await field(form, 'Name').fill('Sofala');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectSnack(desk, 'Created');
    await expect(desk.getByRole('status').filter({ hasText: 'Created' })).toBeVisible();
  });
});

test.describe('a screen reader in Portuguese', () => {
  test.use({ locale: locales.pt });

  test('hears the parts of a list in its language', async ({ signedIn: page, owner }) => {
    await past(owner, regions);
    await page.goto('/pt/commercial/regions');
    await expect(page.getByRole('table', { name: 'Regiões', exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Páginas da lista' })).toBeVisible();
    await page.goto('/pt/commercial/clients/create');
    const form = page.getByRole('dialog', { name: 'Criar cliente', exact: true });
    await form.getByRole('combobox', { name: 'Categoria', exact: true }).fill('nenhuma destas');
    await expect(page.getByText('Sem resultados', { exact: true })).toBeVisible();
  });

  test('hears that a day is none', async ({ signedIn: page }) => {
    await page.goto('/pt/commercial/payment/clients/create');
    const day = page.getByRole('textbox', { name: 'Data', exact: true });
    await day.fill('31/02/2026');
    await day.blur();
    await expectRefused(day, /^Data inválida/);
  });
});
