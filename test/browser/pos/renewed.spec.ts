import type { Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { openTill, payCash, scan } from '../support/till.js';

/** What the server is asked for its version by. */
const isFirstPage = ({ pathname }: URL): boolean => pathname === '/';

/** From now on the server has another version than any page that is open. */
async function renew(page: Page): Promise<void> {
  const body = '<script src="/assets/index-Newer.js"></script>';
  await page.route(isFirstPage, (route) => route.fulfill({ body }));
}

/** Whether the page was begun again: nothing of the one before is left. */
const isReloaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['before'] === undefined);

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['before'] = 'yes';
  });

test('a till whose server has a new version loads it between two sales', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);
  await renew(desk);
  await desk.reload();
  const notice = desk.getByRole('region', { name: 'New version available' });
  const load = notice.getByRole('button', { name: 'Reload' });
  await expect(load).toBeEnabled();

  await test.step('a sale that is begun is finished first', async () => {
    await scan(desk, 'cafe');
    await expect(notice).toContainText('it loads after this sale');
    await expect(load).toBeHidden();
    await payCash(desk, '');
    await expect(load).toBeEnabled();
  });

  await test.step('then a touch loads it, and the till goes on', async () => {
    await mark(desk);
    await desk.unroute(isFirstPage);
    const loaded = desk.waitForEvent('load');
    await load.click();
    await loaded;
    expect(await isReloaded(desk)).toBe(true);
    await scan(desk, 'cafe');
    await expect(desk.getByRole('complementary', { name: 'Ticket' })).toContainText('1 line');
    await expect(notice).toBeHidden();
  });
});

test('a till that nobody uses loads a new version by itself', async ({ desk, books }) => {
  await desk.clock.install();
  await openShop(books);
  await openTill(desk, books);
  await renew(desk);
  await desk.reload();
  const notice = desk.getByRole('region', { name: 'New version available' });
  await expect(notice).toBeVisible();
  await mark(desk);
  const loaded = desk.waitForEvent('load');
  // Nobody touches it for longer than a till is watched.
  await desk.clock.fastForward(30_000);
  await loaded;
  expect(await isReloaded(desk)).toBe(true);
  // Where the device could not be renewed, it says so and goes on as it is.
  await expect(notice).toBeVisible();
});
