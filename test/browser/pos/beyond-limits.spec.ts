import type { Page, Route } from '@playwright/test';
import type { TillStart } from '@balcao/contracts';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, payCash, scan, typeByHand } from '../support/till.js';

const pin = '407182';

/**
 * As a cashier who may not sell beyond the stock, and may give only small discounts without
 * approval.
 */
async function asCashier(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  url.searchParams.delete('since');
  const response = await route.fetch({ url: url.href });
  const start = (await response.json()) as TillStart;
  const cashiers = start.cashiers.map(({ id, name, hasPin }) => {
    return { id, name, hasPin, voidMinor: 20_000, seesExpected: true };
  });
  await route.fulfill({ response, json: { ...start, cashiers } });
}

async function approve(desk: Page, reason: string): Promise<void> {
  await typeByHand(desk, reason);
  await desk.keyboard.press('Enter');
  await typeByHand(desk, pin);
  await desk.keyboard.press('Enter');
}

test.afterEach(({ office }) => office.setOffline(false));

test('what goes beyond the stock, or off a sale, is approved', async ({ desk, books }) => {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL', exceedsStockLimits: false }],
    ['/api/members/me/pin', { pin }],
  ]);
  await desk.route(/\/api\/pos\/start/, asCashier);
  await openTill(desk, books);
  const ticket = desk.getByRole('complementary', { name: 'Ticket' });
  const asked = desk.getByRole('dialog', { name: 'Supervisor approval needed' });

  await test.step('what is short is marked as it is added, and asked about before payment', async () => {
    await scan(desk, 'cafe');
    await expect(ticket).toContainText('Out of stock');
    await desk.keyboard.press('F9');
    await expect(asked).toContainText('Café em grão: only 0 in stock.');
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog', { name: 'Payment' })).toBeHidden();
    await desk.keyboard.press('F9');
    await expect(asked).toBeVisible();
    await approve(desk, 'Está na prateleira');
    await expect(desk.getByRole('dialog', { name: 'Payment' })).toBeVisible();
    await desk.keyboard.press('Escape');
    // Approved once, it is not asked about again.
    await payCash(desk, '');
    await expect.poll(() => rows(books, '/api/documents')).toHaveLength(1);
  });

  await test.step('a line that is removed takes an approval beyond the limit', async () => {
    await scan(desk, '3*cafe');
    await desk.keyboard.press('Delete');
    await expect(asked).toContainText('Removing 347.97 from the sale exceeds your limit of 200.00');
    await desk.keyboard.press('Escape');
    await expect(ticket).toContainText('347.97');
    await desk.keyboard.press('Delete');
    await expect(asked).toBeVisible();
    await approve(desk, 'Enganou-se');
    await expect(ticket).toContainText('Scan an article to start.');
  });

  await test.step('without a network the sale is confirmed, and the X has it at once', async () => {
    await scan(desk, 'cafe');
    await expect(ticket).toContainText('Out of stock');
    await desk.context().setOffline(true);
    await expect(desk.locator('[data-state=offline]')).toBeVisible();
    await desk.keyboard.press('F9');
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expect(desk.getByLabel('Received')).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('region', { name: 'Sale completed' })).toBeVisible();
    await desk.getByRole('link', { name: /Shift/ }).click();
    const report = desk.getByRole('region', { name: 'X report' });
    await expect(report).toContainText('Provisional');
    await expect(report).toContainText(/2.231\.98/);
    await expect(report.getByRole('button', { name: 'Print X report' })).toBeEnabled();
    await desk.context().setOffline(false);
  });
});
