import type { BrowserContext, Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { merceariaSol } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill } from '../support/till.js';

/** A device of its own with a session of its own: it keeps the till, and is signed out. */
const device = test.extend<{ readonly shop: BrowserContext }>({
  shop: async ({ browser, server, books }, use) => {
    const shop = await browser.newContext({
      baseURL: server.url,
      serviceWorkers: 'allow',
      locale: 'en-GB',
      timezoneId: 'Africa/Maputo',
      viewport: { width: 1280, height: 800 },
    });
    const { email, password } = merceariaSol;
    await shop.request.post('/api/session', { data: { email, password } });
    await shop.addInitScript((companyId) => {
      localStorage.setItem('company', companyId);
    }, books.companyId);
    await use(shop);
    await shop.close();
  },
});

/** How many clients and articles the database of the till has. */
const known = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('pos_db');
        opening.onerror = () => {
          reject(new Error('pos_db does not open'));
        };
        opening.onsuccess = () => {
          const stores = ['clients', 'articles', 'packs'];
          const transaction = opening.result.transaction(stores);
          const counts = stores.map((store) => transaction.objectStore(store).count());
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(counts.reduce((sum, { result }) => sum + result, 0));
          };
        };
      }),
  );

device(
  'signing out without a network ends the session once there is one, and clears the till',
  async ({ shop, books }) => {
    await openShop(books);
    const page = await shop.newPage();
    await openTill(page, books);
    await expect(page.getByText('5 articles')).toBeVisible();
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await expect(page.getByRole('status').filter({ hasText: 'to send' })).toBeHidden();
    await expect.poll(() => known(page)).toBeGreaterThan(1);

    await page.goto('/en/account');
    const signOut = page.getByRole('button', { name: 'Sign out', exact: true }).first();
    await expect(signOut).toBeVisible();
    await shop.setOffline(true);
    await signOut.click();
    const waits = page.getByText('signed out on the server once you are back online');
    await expect(waits).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => known(page)).toBe(0);

    await page.reload();
    await expect(waits).toBeVisible();
    await page.goto('/en/pos');
    await expect(page).toHaveURL(/\/signin$/);
    await expect(waits).toBeVisible();
    expect((await shop.request.get('/api/session')).status()).toBe(200);

    await shop.setOffline(false);
    await page.goto('/en/account');
    await expect(page).toHaveURL(/\/signin$/);
    await expect(waits).toBeHidden();
    expect((await shop.request.get('/api/session')).status()).toBe(401);
    expect(await known(page)).toBe(0);

    await page.getByRole('textbox', { name: 'E-mail' }).fill(merceariaSol.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(merceariaSol.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // Whose request to sign in has not been answered when the page is left is not signed in.
    await expect(page).toHaveURL(/\/account$/);
    await page.goto('/en/pos');
    await expect(page.getByText('Scan an article to start.')).toBeVisible();
    await expect(page.getByText('5 articles')).toBeVisible();
  },
);
