import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { join } from '../support/member.js';
import { routes } from '../support/routes.js';
import { follow } from '../support/screen.js';
import { twoCoffees, openShop } from '../support/invoice.js';

/** Where links lead. */
const pathsOf = (links: readonly Element[]): readonly string[] =>
  links.map((link) => link.getAttribute('href') ?? '');

/** Entries that an owner sees at first sight, at most; and all those of a cashier. */
const OWNER_MAX = 28;
const CASHIER_MAX = 8;

test('the menu has what a day needs, and every other page is behind it', async ({ desk }) => {
  await desk.goto('/');
  const menu = desk.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Invoice', exact: true })).toBeVisible();
  expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(OWNER_MAX);
  const inMenu = async (): Promise<readonly string[]> =>
    menu.getByRole('link').evaluateAll(pathsOf);
  const behind: string[] = [];
  for (const path of await inMenu()) {
    if (!path.includes('/menu/')) continue;
    await follow(desk, path);
    await expect(menu.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
    const links = desk.getByRole('main').getByRole('link');
    await expect(links.first()).toBeVisible();
    behind.push(...(await links.evaluateAll(pathsOf)));
  }
  await follow(desk, '/menu');
  const all = desk.getByRole('main').getByRole('link');
  await expect(desk.getByRole('heading', { name: 'Company settings' })).toBeVisible();
  const paths = await all.evaluateAll(pathsOf);
  expect(paths.filter((path) => !behind.includes(path) && path.includes('/report'))).not.toEqual(
    [],
  );
  expect(behind.filter((path) => !paths.includes(path))).toEqual([]);
  // A server that sends no bills has no pages about them.
  expect(paths.filter((path) => /subscription|plans|deposit$/.test(path))).toEqual([
    expect.stringContaining('/commercial/deposit'),
  ]);
  await expectAccessible(desk);
});

test('favourites and recent pages stand at the top of the menu', async ({ desk }) => {
  await desk.goto('/commercial/journal');
  const menu = desk.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('group', { name: 'Recent' })).toContainText('Journal');
  const star = desk.getByRole('button', { name: 'Keep in favourites' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(menu.getByRole('group', { name: 'Favourites' })).toContainText('Journal');
  await expect(menu.getByRole('group', { name: 'Recent' })).toHaveCount(0);
  await desk.reload();
  await expect(menu.getByRole('group', { name: 'Favourites' })).toContainText('Journal');
  await star.click();
  await expect(menu.getByRole('group', { name: 'Favourites' })).toHaveCount(0);
});

test('the search finds every page by its words in both languages', async ({ desk }) => {
  await desk.goto('/menu');
  const links = desk.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll(pathsOf);
  await desk.keyboard.press('Control+k');
  const field = desk.getByRole('combobox', { name: /^Search documents/ });
  const pages = routes.filter(({ path }) => paths.includes(path) && !path.includes('/document/'));
  expect(pages.length).toBeGreaterThan(40);
  for (const { en, pt } of pages) {
    for (const words of [en, pt]) {
      await field.fill(`/${words}`);
      await expect(desk.getByRole('option').first(), words).toBeVisible();
      await expect(desk.getByRole('option').filter({ hasText: en }), words).not.toHaveCount(0);
    }
  }
});

test('a cashier has a menu of a few entries, and a page of all others', async ({
  books,
  server,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const page = await context.newPage();
  await join(books, server, page, { role: 'cashier' });
  await page.goto('/commercial/clients');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Invoice', exact: true })).toBeVisible();
  await expect(menu.getByRole('group')).toHaveCount(0);
  expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(CASHIER_MAX);
  await menu.getByRole('link', { name: 'All pages' }).click();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Stock by location' }),
  ).toBeVisible();
  await context.close();
});

test('the home page shows the figures of the day', async ({ desk, books }) => {
  await openShop(books);
  await past(books, [['/api/documents/D1/issue', twoCoffees]]);
  await desk.goto('/');
  const figure = (title: string) =>
    desk.locator('section').filter({ has: desk.getByRole('heading', { name: title }) });
  await expect(figure('Sold today')).toContainText('231.98');
  await expect(figure('Documents today')).toContainText('1');
  await figure('Sold today').getByRole('link').first().click();
  await expect(desk).toHaveURL(/dashboard\/list/);
});

for (const [typed, page] of [
  ['/commercial/client', '/commercial/clients'],
  ['/clients', '/commercial/clients'],
] as const) {
  test(`a shortened address leads to the nearest page: ${typed}`, async ({ desk }) => {
    await desk.goto(typed);
    await expect(desk).toHaveURL(new RegExp(`${page}$`));
  });
}
