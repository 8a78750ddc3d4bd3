import type { Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';

const year = new Date().getFullYear();

/** Scans: a code and Enter, wherever one is. */
async function scan(page: Page, code: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Scan a barcode or search articles…' }).fill(code);
  await page.keyboard.press('Enter');
}

async function payCash(page: Page, received: string): Promise<void> {
  await page.keyboard.press('F9');
  await expect(page.getByRole('dialog', { name: 'Payment' })).toBeVisible();
  await page.getByLabel('Received').fill(received);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.afterEach(({ office }) => office.setOffline(false));

test('a till opens a shift, sells, goes on without a network, and closes', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [
    [
      '/api/cash-registers',
      { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' },
    ],
  ]);

  await test.step('chooses its register and counts the float', async () => {
    await desk.goto('/pos');
    await desk.getByRole('button', { name: /Caixa 01/ }).click();
    await expect(desk.getByRole('heading', { name: 'No open shift found' })).toBeVisible();
    await desk.getByLabel('Or the total').fill('2000');
    await expectAccessible(desk);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Scan the first article.')).toBeVisible();
  });

  await test.step('sells two of one article by its code, with change', async () => {
    await scan(desk, '2*cafe');
    await expect(desk.getByRole('complementary', { name: 'Ticket' })).toContainText('231.98');
    await scan(desk, 'nothing');
    await expect(desk.getByText('No article has the code nothing')).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('F8');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Hotel Tofo/ })
      .click();
    await payCash(desk, '500');
    await expect(desk.getByRole('region', { name: 'Sale made' })).toContainText('268.02');
    await expect
      .poll(() => rows(books, `/api/documents?q=${year}C1`))
      .toEqual([
        expect.objectContaining({
          reference: `VD ${year}C1/1`,
          totalMinor: 23_198,
          status: 'paid',
        }),
      ]);
  });

  await test.step('sells on with the network cut', async () => {
    await desk.keyboard.press('F8');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Hotel Tofo/ })
      .click();
    await desk.context().setOffline(true);
    await expect(desk.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
    await scan(desk, 'pao');
    await payCash(desk, '100');
    await expect(desk.getByText(`VD ${year}C1/2`)).toBeVisible();
    await expect(desk.getByRole('status').filter({ hasText: 'waiting' })).toBeVisible();
    await desk.context().setOffline(false);
    await expect(desk.getByRole('status').filter({ hasText: 'waiting' })).toBeHidden();
    expect(await rows(books, `/api/documents?q=${year}C1`)).toHaveLength(2);
  });

  await test.step('counts what is in the drawer and ends with its Z', async () => {
    await desk.getByRole('link', { name: /Shift/ }).click();
    await desk.getByLabel('Amount').fill('50');
    await desk.getByLabel('Reason').fill('Troco do banco');
    await desk.getByRole('button', { name: 'Record' }).click();
    await expect(desk.getByText('Recorded')).toBeVisible();
    await desk.getByLabel('Or the total').fill('2317,48');
    await desk.getByRole('button', { name: 'Close the shift' }).click();
    await expect(desk.getByRole('heading', { name: 'No open shift found' })).toBeVisible();
    await expect
      .poll(() => rows(books, '/api/shifts'))
      .toEqual([expect.objectContaining({ state: 'closed', z: 1, differenceMinor: 0 })]);
  });
});
