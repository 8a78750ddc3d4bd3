import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { writeCameraPicture } from '../support/camera-picture.js';
import { openShop } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill } from '../support/till.js';

const code = '5601234567892';

/** A device with a code before its camera, in a browser without a reader of codes of its own. */
const device = test.extend<{ readonly shop: BrowserContext }>({
  shop: async ({ server, owner, books, launchOptions }, use, info) => {
    const picture = info.outputPath('camera.y4m');
    await writeCameraPicture(picture, code);
    const browser = await chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${picture}`,
      ],
    });
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
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    }, books.companyId);
    await use(shop);
    await browser.close();
  },
});

const ticket = (till: Page) => till.getByRole('complementary', { name: 'Ticket' });

async function scanByCamera(till: Page): Promise<void> {
  await till.getByRole('button', { name: 'Scan with the camera' }).click();
  const dialog = till.getByRole('dialog', { name: 'Scan with the camera' });
  await expect(dialog.getByRole('status')).toHaveText(code);
  await till.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

device('a camera reads codes where the browser has no reader', async ({ shop, books }) => {
  await openShop(books);
  const tea = { id: 'TEA', code, name: 'Chá preto', salePrice: '50', vatId: 'vat_NOR' };
  const stocked = { kind: 'article', unit: 'un', movesStock: true };
  await past(books, [['/api/articles', { ...tea, ...stocked }]]);
  const till = await shop.newPage();
  await openTill(till, books);
  await till.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

  await device.step('not before its reader was fetched', async () => {
    await shop.setOffline(true);
    await till.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(till.getByRole('alert')).toContainText('Could not load the scanner');
    await expectAccessible(till);
    await till.keyboard.press('Escape');
    await shop.setOffline(false);
  });

  await device.step('into the ticket', async () => {
    await scanByCamera(till);
    await expect(ticket(till)).toContainText('Chá preto');
  });

  await device.step('without a network too, once it was', async () => {
    await shop.setOffline(true);
    await till.reload();
    await scanByCamera(till);
    await expect(ticket(till)).toContainText('Chá preto');
  });
});
