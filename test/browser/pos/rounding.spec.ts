import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, scan, sheetAction } from '../support/till.js';

const year = new Date().getFullYear();

test.afterEach(({ office }) => office.setOffline(false));

test('cash is rounded to the smallest coin, also without a network', async ({ desk, books }) => {
  await openShop(books);
  const settings = { cashCoinMinor: 50, defaultClientId: 'HOTEL' };
  await past(books, [['/api/companies/current/settings', settings]]);
  await openTill(desk, books);
  const [display] = await Promise.all([
    desk.waitForEvent('popup'),
    sheetAction(desk, 'Customer display'),
  ]);
  await expect(display.getByText('Welcome')).toBeVisible();
  await desk.bringToFront();
  await desk.context().setOffline(true);
  await expect(desk.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
  await scan(desk, '2*cafe');

  await test.step('says what is rounded, and asks for what coins pay', async () => {
    await desk.keyboard.press('F9');
    const dialog = desk.getByRole('dialog', { name: 'Payment' });
    await expect(dialog.getByText('Rounded by 0.02')).toBeVisible();
    await expect(dialog.getByLabel('Received')).toHaveAttribute('placeholder', '232.00');
    await dialog.getByRole('button', { name: 'Card' }).click();
    await expect(dialog.getByLabel('Received')).toHaveAttribute('placeholder', '231.98');
    await expect(dialog.getByText('Rounded by')).toBeHidden();
    await dialog.getByRole('button', { name: 'Cash', exact: false }).first().click();
    await dialog.getByLabel('Received').fill('500');
    await expect(dialog.getByRole('status')).toContainText('268.00');
    await expectAccessible(desk);
    await desk.keyboard.press('Enter');
    const made = desk.getByRole('region', { name: 'Sale completed' });
    await expect(made).toContainText('268.00');
    await expect(made.getByText('Rounded by')).toBeVisible();
    await expect(made).toContainText('0.02');
    await expect(display.getByText('Rounded by')).toBeVisible();
    await expect(display.getByText('268.00')).toBeVisible();
  });

  await test.step('comes to the same in the books, the account and the shift', async () => {
    await desk.context().setOffline(false);
    await expect(desk.getByRole('status').filter({ hasText: 'to send' })).toBeHidden();
    await expect
      .poll(() => rows(books, `/api/documents?q=${year}C1`))
      .toEqual([expect.objectContaining({ totalMinor: 23_198, status: 'paid' })]);
    const accounts = await rows(books, '/api/treasury-accounts');
    const drawer = accounts.find(({ id }) => id === 'account_cash');
    expect(drawer).toMatchObject({ balanceMinor: 232_00 });
    const [shift] = await rows(books, '/api/shifts');
    expect(shift).toMatchObject({
      expectedMinor: 2_232_00,
      figures: { roundingMinor: 2, cash: { salesMinor: 232_00 } },
    });
  });
});
