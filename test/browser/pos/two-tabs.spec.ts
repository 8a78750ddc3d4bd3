import type { Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { openTill, payCash, scan } from '../support/till.js';

const year = new Date().getFullYear();
const ROUNDS = 3;

/** What a page says that another one has the till. */
const elsewhere = (page: Page) => page.getByRole('heading', { name: /open in another tab/ });
const here = (page: Page) => page.getByRole('button', { name: 'Continue here' });

/** Puts bread on the ticket and opens the payment; the last key is left. */
async function fill(page: Page): Promise<void> {
  await scan(page, 'pao');
  await page.keyboard.press('F9');
  await expect(page.getByRole('dialog', { name: 'Payment' })).toBeVisible();
}

test('two tabs of one till that sell while one takes over give no number twice', async ({
  office,
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);
  const other = await office.newPage();
  await other.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
  }, books.companyId);
  await other.goto('/en/pos');
  await expect(elsewhere(other)).toBeVisible();
  let [holder, second] = [desk, other];
  for (let round = 0; round < ROUNDS; round += 1) {
    await fill(holder);
    // The sale is made before the other tab has the till, or not at all.
    await Promise.all([holder.keyboard.press('Enter'), here(second).click()]);
    await expect(elsewhere(holder)).toBeVisible();
    await expect(second.getByText('5 articles')).toBeVisible();
    [holder, second] = [second, holder];
    await expect(holder.getByRole('dialog')).toBeHidden();
  }
  await scan(holder, 'pao');
  await payCash(holder, '');
  await expect(holder.getByText('to send')).toBeHidden();
  const sold = await rows(books, '/api/documents?sort=number');
  const numbers = sold.map((_, at) => `VD ${year}C1/${at + 1}`);
  expect(sold.map(({ reference }) => reference).sort()).toEqual(numbers);
  expect(sold.length).toBeGreaterThan(0);
  expect(await rows(books, '/api/till-corrections')).toEqual([]);
  const [till] = await rows(books, '/api/tills');
  expect(till?.['lanes']).toEqual([expect.objectContaining({ lane: 1, missing: [] })]);
  await other.close();
});
