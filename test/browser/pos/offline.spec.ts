import type { BrowserContext, Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';

const year = new Date().getFullYear();

/** A device of its own: it keeps the till, as a browser that is no test's does. */
const device = test.extend<{ readonly till: Page; readonly shop: BrowserContext }>({
  shop: async ({ browser, server, owner, books }, use) => {
    const shop = await browser.newContext({
      baseURL: server.url,
      serviceWorkers: 'allow',
      locale: 'en-GB',
      timezoneId: 'Africa/Maputo',
      viewport: { width: 1280, height: 800 },
      storageState: await owner.api.storageState(),
    });
    await shop.addInitScript((companyId) => {
      localStorage.setItem('company', companyId);
      // What a print is made of, instead of the dialogue of the browser.
      const prints: string[] = [];
      const shared: Shared[] = [];
      Object.assign(globalThis, { prints, shared });
      window.print = () => {
        window.parent.postMessage({ printed: document.body.innerText }, '*');
        setTimeout(() => window.dispatchEvent(new Event('afterprint')));
      };
      // What a share sheet is given.
      const share = async ({ files: [file] = [], text = '' }: ShareData) => {
        shared.push({ name: file?.name ?? '', pdf: (await file?.text()) ?? '', text });
      };
      Object.assign(navigator, { canShare: () => true });
      Object.defineProperty(navigator, 'share', { value: share });
      addEventListener('message', ({ data }: MessageEvent<{ printed?: string }>) => {
        if (data.printed !== undefined) prints.push(data.printed);
      });
    }, books.companyId);
    await use(shop);
    await shop.close();
  },
  till: async ({ shop }, use) => {
    await use(await shop.newPage());
  },
});

interface Shared {
  readonly name: string;
  readonly pdf: string;
  readonly text: string;
}

async function sell(till: Page, code: string): Promise<void> {
  await scan(till, code);
  await pay(till);
}

async function pay(till: Page): Promise<void> {
  await till.keyboard.press('F9');
  await expect(till.getByRole('dialog', { name: 'Payment' })).toBeVisible();
  await till.keyboard.press('Enter');
  await expect(till.getByRole('dialog')).toBeHidden();
}

async function scan(till: Page, code: string): Promise<void> {
  await till.getByRole('combobox', { name: 'Scan a barcode or search articles…' }).fill(code);
  await till.keyboard.press('Enter');
}

const status = (till: Page, text: string) =>
  till.getByRole('status').filter({ hasText: text }).first();

const prints = (till: Page): Promise<readonly string[]> => till.evaluate('prints');

device('a till opens, sells and prints without a network', async ({ till, shop, books }) => {
  await openShop(books);
  const drawer = { treasuryAccountId: 'account_cash' };
  await past(books, [
    ['/api/cash-registers', { id: 'TILL1', code: 'C1', name: 'Caixa 01', ...drawer }],
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
  ]);

  await device.step('is kept on the device once it has been opened', async () => {
    await till.goto('/en/pos');
    await till.getByRole('button', { name: /Caixa 01/ }).click();
    await till.getByLabel('Or enter the total').fill('2000');
    await till.keyboard.press('Enter');
    await expect(till.getByText('5 articles')).toBeVisible();
    await till.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await expect(status(till, 'to send')).toBeHidden();
  });

  await device.step('opens again with the network cut', async () => {
    await shop.setOffline(true);
    await till.reload();
    await expect(status(till, 'Offline')).toBeVisible();
    await expect(till.getByText('5 articles')).toBeVisible();
  });

  await device.step('says of a page that it never had that it needs the network', async () => {
    const back = till.getByRole('link', { name: 'Back to back office' });
    await back.click();
    await expect(till.getByRole('alert')).toContainText('This page needs a connection');
    await expect(till.locator('.lost .spinner')).toBeVisible();
    await expectAccessible(till);
    const again = till.getByRole('button', { name: 'Try again' });
    await expect(again).toBeDisabled();
    await shop.setOffline(false);
    await again.click();
    await expect(till.getByRole('navigation').first()).toBeVisible();
    await till.goto('/en/pos');
    await expect(till.getByText('5 articles')).toBeVisible();
    await shop.setOffline(true);
    await till.reload();
    await expect(status(till, 'Offline')).toBeVisible();
  });

  await device.step('sells, and prints the original once', async () => {
    await sell(till, 'cafe');
    await expect(till.getByRole('heading', { name: `VD ${year}C1/1` })).toBeVisible();
    await till.getByRole('button', { name: 'Print receipt' }).click();
    await expect(till.getByText('Printed once')).toBeVisible();
    await expect(till.getByRole('button', { name: 'Print again' })).toBeEnabled();
    await till.keyboard.press('Shift+F9');
    await expect(till.getByText('Printed 2 times')).toBeVisible();
    await expect.poll(async () => (await prints(till)).length).toBe(2);
    const [original = '', duplicate = ''] = await prints(till);
    for (const text of [`VD ${year}C1/1`, 'Padaria Índico', 'Hotel Tofo', '115,99', 'Original']) {
      expect(original).toContain(text);
    }
    expect(original).toMatch(/Caixa 01 · nº 2 · [0-9A-F]{4}-[0-9A-F]{2}/);
    expect(duplicate).toContain('Duplicado');
    await expectAccessible(till);
  });

  await device.step('saves and shares its PDF, which the device draws', async () => {
    const file = till.waitForEvent('download');
    await till.getByRole('button', { name: 'PDF', exact: true }).click();
    expect((await file).suggestedFilename()).toBe(`VD-${year}C1-1.pdf`);
    await till.getByRole('button', { name: 'WhatsApp or SMS' }).click();
    await till.getByRole('button', { name: 'Share the PDF' }).click();
    const shared = () => till.evaluate<Shared | undefined>('shared.at(-1)');
    await expect.poll(shared).toMatchObject({ name: `VD-${year}C1-1.pdf` });
    const { pdf = '', text } = (await shared()) ?? {};
    expect(text).toContain(`receipt VD ${year}C1/1, 115.99 MZN`);
    expect(pdf).toMatch(/^%PDF-/);
    for (const words of [`VD ${year}C1/1`, 'Hotel Tofo', '115,99', 'Duplicado']) {
      expect(pdf).toContain(Buffer.from(words, 'latin1').toString('hex'));
    }
    await till.keyboard.press('Escape');
  });

  await device.step('is told when nothing was printed, and offers it again', async () => {
    await till.evaluate(() => {
      const frames = HTMLIFrameElement.prototype;
      const { get } = Object.getOwnPropertyDescriptor(frames, 'contentWindow') ?? {};
      Object.defineProperty(frames, 'contentWindow', {
        configurable: true,
        get(this: HTMLIFrameElement) {
          const paper = get?.call(this) as Window | null;
          const print = (): void => {
            throw new Error('no printer');
          };
          return paper === null ? null : Object.assign(paper, { print });
        },
      });
    });
    await till.getByRole('button', { name: 'Print again' }).click();
    await expect(till.locator('.snack')).toContainText('The sale is recorded');
    await expect(till.getByRole('button', { name: 'Print again' })).toBeEnabled();
    await expect(till.getByText('Printed 2 times')).toBeVisible();
  });

  await device.step('still has the cart and what waits after another start', async () => {
    const ticket = till.getByRole('complementary', { name: 'Ticket' });
    await scan(till, '2*pao');
    await expect(ticket).toContainText('Pão de forma');
    await till.reload();
    await expect(ticket).toContainText('Pão de forma');
    await expect(status(till, '4 to send')).toBeVisible();
    await expect(till.locator('.made')).toContainText('Printed 2 times');
    await pay(till);
    await expect(status(till, '5 to send')).toBeVisible();
  });

  await device.step('lets nobody sign out', async () => {
    const other = await shop.newPage();
    await shop.setOffline(false);
    await other.route('**/api/tills/**', (route) => route.abort());
    await till.route('**/api/tills/**', (route) => route.abort());
    await other.goto('/en/account');
    // Other devices of the account have buttons of their own below it.
    await other.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await expect(other.getByText(/5 till entries on this device/)).toBeVisible();
    await other.goto('/en/pos');
    await expect(other.getByText('This till is open in another tab')).toBeVisible();
    await other.close();
    await till.unroute('**/api/tills/**');
  });

  await device.step('has sent everything once and in order when it is back', async () => {
    await expect(status(till, 'to send')).toBeHidden();
    await expect.poll(() => rows(books, `/api/documents?q=${year}C1&sort=number`)).toHaveLength(2);
    const made = await rows(books, `/api/documents?q=${year}C1`);
    expect(new Set(made.map(({ reference }) => reference))).toEqual(
      new Set([`VD ${year}C1/1`, `VD ${year}C1/2`]),
    );
    await expect.poll(() => rows(books, '/api/till-corrections')).toEqual([]);
    await expect
      .poll(() => rows(books, '/api/tills'))
      .toEqual([
        expect.objectContaining({
          lanes: [expect.objectContaining({ lane: 1, sequence: 6, missing: [] })],
        }),
      ]);
  });
});

test('nobody leaves a device of which nobody can say what waits', async ({ desk }) => {
  await desk.route('**/assets/leave-till*', (route) => route.abort());
  await desk.goto('/account');
  await desk.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(desk.locator('.snack')).toContainText('Server unreachable');
  await expect(desk).toHaveURL(/\/account$/);
});
