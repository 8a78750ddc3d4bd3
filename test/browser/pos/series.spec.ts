import type { Page, Route } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { command, past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, scan } from '../support/till.js';

const year = new Date().getFullYear();
const none = `No invoicing series found for ${year}. Would you like to create one?`;

/** As in the first days of a year: the till has no series of it until the server opens them. */
async function beginYear(desk: Page): Promise<void> {
  let isOpened = false;
  await desk.route('**/api/tills/TILL1/take', async (route) => {
    isOpened = true;
    await route.continue();
  });
  await desk.route('**/api/pos/start?**', async (route: Route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('since');
    const response = await route.fetch({ url: url.href });
    const start = (await response.json()) as object;
    await route.fulfill({ response, json: isOpened ? start : { ...start, series: [] } });
  });
}

/**
 * Loads the till again, and waits until it has heard from the server: before, it sells by the
 * series that its device remembers.
 */
async function reloadAndHear(desk: Page): Promise<void> {
  // The page of before is gone once the new one has come: an answer to it would be no word of it.
  await desk.reload({ waitUntil: 'commit' });
  const heard = await desk.waitForResponse('**/api/pos/start?**');
  await heard.finished();
}

async function pay(desk: Page): Promise<void> {
  await desk.keyboard.press('F9');
  await expect(desk.getByRole('dialog', { name: 'Payment' })).toBeVisible();
  await desk.keyboard.press('Enter');
}

const answer = (desk: Page, text: 'Yes' | 'No') =>
  desk.getByRole('alertdialog').getByRole('button', { name: text }).click();

test.beforeEach(async ({ books, desk }) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);
});

test('a year without series is asked about, and the sale goes on', async ({ desk, books }) => {
  await beginYear(desk);
  await reloadAndHear(desk);
  await scan(desk, 'cafe');
  await pay(desk);
  await expect(desk.getByRole('alertdialog')).toContainText(none);
  await expectAccessible(desk);
  await answer(desk, 'No');
  await expect(desk.getByRole('dialog', { name: 'Payment' })).toBeVisible();
  expect(await rows(books, '/api/documents')).toEqual([]);
  await desk.keyboard.press('Enter');
  await answer(desk, 'Yes');
  await expect(desk.getByRole('heading', { name: `VD ${year}C1/1` })).toBeVisible();
});

test('series that were closed are named as such, and the sale stays', async ({ desk, books }) => {
  await command(books, `/api/series/VD_${year}C1/close`, {});
  await reloadAndHear(desk);
  await scan(desk, 'cafe');
  await pay(desk);
  await answer(desk, 'Yes');
  await expect(desk.getByText(`The series of this till for ${year} are closed.`)).toBeVisible();
  // Above the payment, which the browser lays over the page.
  await expect(desk.locator('.snacks:popover-open')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('list', { name: 'Lines of the ticket' })).toContainText(
    'Café em grão',
  );
});
