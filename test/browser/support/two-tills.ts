import type { Page } from '@playwright/test';
import { openShop } from './invoice.js';
import { past, type Owner } from './owner.js';
import { expect, test } from './product.js';
import { openTill } from './till.js';

/** Another device on which the owner stands at a second register. */
export const twoTills = test.extend<{ readonly second: Page }>({
  second: async ({ browser, server, owner, books }, use) => {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      timezoneId: 'Africa/Maputo',
      reducedMotion: 'reduce',
      storageState: await owner.api.storageState(),
    });
    await context.addInitScript((companyId) => {
      localStorage.setItem('company', companyId);
    }, books.companyId);
    await use(await context.newPage());
    await context.close();
  },
});

export const ticketOf = (page: Page) => page.getByRole('complementary', { name: 'Ticket' });

/** A sale in the list of those that wait. */
export const parkedAt = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Parked sales' }).getByRole('button', { name });

/** Opens a shift at each of two registers of a shop. */
export async function openBoth(desk: Page, second: Page, books: Owner): Promise<void> {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    [
      '/api/cash-registers',
      { id: 'TILL2', code: 'C2', name: 'Caixa 02', treasuryAccountId: 'account_cash' },
    ],
  ]);
  await openTill(desk, books);
  await second.goto('/en/pos');
  await second.getByRole('button', { name: /Caixa 02/ }).click();
  await second.getByLabel('Or enter the total').fill('1000');
  await second.keyboard.press('Enter');
  await expect(second.getByText('Scan an article to start.')).toBeVisible();
}

/** Sets what is on the ticket aside. */
export async function park(page: Page, name: string): Promise<void> {
  await page.keyboard.press('F7');
  await page.getByRole('textbox', { name: 'Sale name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(parkedAt(page, name)).toBeVisible();
}
