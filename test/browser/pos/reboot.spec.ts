import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { payCash, scan, typeByHand } from '../support/till.js';

const year = new Date().getFullYear();
const ticket = (till: Page) => till.getByRole('complementary', { name: 'Ticket' });
const status = (till: Page, text: string) =>
  till.getByRole('status').filter({ hasText: text }).first();

/** A device whose browser is closed and opened again on what it keeps. */
const device = test.extend<{ readonly start: () => Promise<BrowserContext> }>({
  start: async ({ server, owner, books, launchOptions }, use, info) => {
    const opened: BrowserContext[] = [];
    const { cookies } = await owner.api.storageState();
    await use(async () => {
      const browser = await chromium.launchPersistentContext(info.outputPath('device'), {
        ...launchOptions,
        baseURL: server.url,
        serviceWorkers: 'allow',
        locale: 'en-GB',
        timezoneId: 'Africa/Maputo',
        viewport: { width: 1280, height: 800 },
      });
      opened.push(browser);
      await browser.addCookies(cookies);
      await browser.addInitScript((companyId) => {
        localStorage.setItem('company', companyId);
      }, books.companyId);
      return browser;
    });
    for (const browser of opened) await browser.close();
  },
});

device(
  'a till outlives its browser, and ends its shift, without a network',
  async ({ start, books }) => {
    await openShop(books);
    await past(books, [
      [
        '/api/cash-registers',
        {
          id: 'TILL1',
          code: 'C1',
          name: 'Caixa 01',
          treasuryAccountId: 'account_cash',
          differenceLimitMinor: 100_000,
        },
      ],
      ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ]);
    let browser = await start();
    let till = browser.pages()[0] ?? (await browser.newPage());

    await device.step('sells and parks with the network cut', async () => {
      await till.goto('/en/pos');
      await till.getByRole('button', { name: /Caixa 01/ }).click();
      await till.getByLabel('Or enter the total').fill('2000');
      await till.keyboard.press('Enter');
      await expect(till.getByText('5 articles')).toBeVisible();
      await till.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await expect(status(till, 'to send')).toBeHidden();
      await browser.setOffline(true);
      await expect(status(till, 'Offline')).toBeVisible();
      await scan(till, 'cafe');
      await payCash(till, '');
      await scan(till, '3*pao');
      await till.keyboard.press('F7');
      await typeByHand(till, 'Dona Rosa');
      await till.keyboard.press('Enter');
      await expect(till.getByRole('button', { name: /Dona Rosa/ })).toBeVisible();
      await scan(till, '2*prt');
      await expect(ticket(till)).toContainText('Prato raso');
    });

    await device.step('has all of it when the browser is opened again, still cut', async () => {
      await browser.close();
      browser = await start();
      await browser.setOffline(true);
      till = browser.pages()[0] ?? (await browser.newPage());
      await till.goto('/en/pos');
      await expect(ticket(till)).toContainText('Prato raso');
      await expect(till.getByRole('button', { name: /Dona Rosa/ })).toBeVisible();
      await expect(status(till, '2 to send')).toBeVisible();
      await expect(till.getByRole('heading', { name: `VD ${year}C1/1` })).toBeVisible();
      await payCash(till, '');
    });

    await device.step('takes cash out, counts and closes', async () => {
      await till.getByRole('link', { name: /Shift/ }).click();
      await till.getByRole('button', { name: 'Cash out' }).click();
      await till.getByLabel('Amount').fill('100');
      await till.getByLabel('Reason').fill('Táxi da entrega');
      await till.getByRole('button', { name: 'Record' }).click();
      await expect(till.getByRole('button', { name: 'Print slip' })).toBeVisible();
      await expect(till.getByRole('note')).toContainText('Provisional: includes 4 entries');
      await till.getByLabel('Or enter the total').fill('2209.31');
      await till.getByRole('button', { name: 'Continue' }).click();
      await till.getByLabel('Move to the next shift').check();
      await till.getByRole('button', { name: 'End shift' }).click();
      await expect(till.getByRole('heading', { name: 'Shift closed' })).toBeVisible();
      await expect(status(till, '6 to send')).toBeVisible();
    });

    await device.step('has sent it once and in order when it is back', async () => {
      await browser.setOffline(false);
      await expect(status(till, 'to send')).toBeHidden();
      await expect
        .poll(() => rows(books, '/api/shifts'))
        .toMatchObject([{ z: 1, salesMinor: 30_931, differenceMinor: 0, amendments: [] }]);
      const [shift] = await rows(books, '/api/shifts');
      const film = await rows(books, `/api/shifts/${String(shift?.['id'])}/film`);
      expect(film.map(({ kind }) => kind)).toEqual([
        ...['opened', 'sale', 'parked', 'sale', 'cashOut', 'counted', 'closed'],
      ]);
      await expect.poll(() => rows(books, '/api/till-corrections')).toEqual([]);
    });
  },
);
