import type { Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, scan } from '../support/till.js';

/** The device keeps nothing more, as one without room: what is written is undone. */
async function fillUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stores = IDBObjectStore.prototype;
    const kept = Object.getOwnPropertyDescriptors(stores);
    Object.assign(globalThis, { kept });
    for (const way of ['put', 'add'] as const) {
      const write = stores[way];
      stores[way] = function (this: IDBObjectStore, ...of: Parameters<typeof write>) {
        const request = write.apply(this, of);
        this.transaction.abort();
        return request;
      };
    }
  });
}

/** There is room again. */
async function makeRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { kept } = globalThis as unknown as { readonly kept: PropertyDescriptorMap };
    Object.defineProperties(IDBObjectStore.prototype, kept);
  });
}

test('a device without room says so, sells nothing, and goes on once there is room', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);
  const notKept = desk.getByRole('alert').filter({ hasText: 'could not be saved on this device' });
  await scan(desk, 'cafe');
  await expect(notKept).toBeHidden();
  await fillUp(desk);

  await test.step('no sale is made that is not written down', async () => {
    await desk.keyboard.press('F9');
    await desk.getByLabel('Received').fill('200');
    await desk.keyboard.press('Enter');
    await expect(notKept).toBeVisible();
    await expect(desk.getByRole('dialog', { name: 'Payment' })).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Finish sale/ })).toBeEnabled();
    await expect(desk.getByRole('region', { name: 'Sale completed' })).toBeHidden();
    await desk.keyboard.press('Escape');
    await expectAccessible(desk);
  });

  await test.step('no cash is moved, and no drawer counted', async () => {
    await desk.getByRole('link', { name: /^Shift/ }).click();
    await desk.getByLabel('Amount').fill('50');
    await desk.getByLabel('Reason').fill('Trocos');
    await desk.getByRole('button', { name: 'Record' }).click();
    await expect(desk.locator('.snack').first()).toContainText('could not be saved on this device');
    await expect(desk.getByLabel('Reason')).toHaveValue('Trocos');
    await desk.getByLabel('Or enter the total').fill('2000');
    await desk.getByRole('button', { name: 'Continue' }).click();
    await expect(desk.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await expect(notKept).toBeVisible();
  });

  await test.step('the sale is made once with room', async () => {
    await makeRoom(desk);
    await desk.getByRole('link', { name: 'Back to the sale' }).click();
    await desk.keyboard.press('F9');
    await desk.getByLabel('Received').fill('200');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('region', { name: 'Sale completed' })).toBeVisible();
    await expect(notKept).toBeHidden();
    const year = new Date().getFullYear();
    const made = () => rows(books, `/api/documents?q=${year}C1`);
    await expect.poll(made).toMatchObject([{ reference: `VD ${year}C1/1` }]);
    expect(await rows(books, '/api/till-corrections')).toEqual([]);
  });
});
