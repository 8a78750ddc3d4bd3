import type { Page } from '@playwright/test';
import { past, rows, type Owner } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill } from '../support/till.js';

/** A shift has ended with 2 000.00 in the drawer, and the next one is about to begin. */
async function afterShift(desk: Page, books: Owner): Promise<void> {
  await past(books, [
    [
      '/api/treasury-accounts',
      { id: 'SAFE', name: 'Cofre', kind: 'cash', currency: 'MZN', openingBalanceMinor: 0 },
    ],
  ]);
  await openTill(desk, books);
  await desk.getByRole('link', { name: /^Shift/ }).click();
  await desk.getByLabel('Or enter the total').fill('2000');
  await desk.getByRole('button', { name: 'Continue' }).click();
  await desk.getByRole('button', { name: 'End shift' }).click();
  await expect(desk.getByRole('heading', { name: 'Open the shift' })).toBeVisible();
  await expect(desk.getByText('No open shift found')).toBeVisible();
}

test('opening a shift speaks of what was left once something was counted', async ({
  desk,
  books,
}) => {
  await afterShift(desk, books);
  const less = desk.getByLabel(/less than was left/);
  const more = desk.getByLabel(/more than was left/);
  const total = desk.getByLabel('Or enter the total');
  const open = desk.getByRole('button', { name: /^Start shift/ });

  await test.step('says nothing before anything was', async () => {
    await expect(open).toBeEnabled();
    await expect(less).toBeHidden();
    await expect(more).toBeHidden();
  });

  await test.step('says what is missing or too much, note by note or as a total', async () => {
    await total.fill('1500');
    await expect(desk.getByLabel('500.00 less than was left. Moved to')).toBeVisible();
    await desk.getByLabel('1 000 ×', { exact: true }).fill('3');
    await expect(desk.getByLabel('1 000.00 more than was left. Taken from')).toBeVisible();
    await expectAccessible(desk);
    await total.fill('2000');
    await expect(more).toBeHidden();
    await expect(less).toBeHidden();
  });

  await test.step('is silent again when nothing is written any more', async () => {
    await total.fill('1');
    await expect(less).toBeVisible();
    await total.fill('');
    await expect(less).toBeHidden();
    await expect(open).toBeEnabled();
  });

  await test.step('says why a total cannot be read', async () => {
    await total.fill('2.000');
    await expect(desk.getByRole('alert')).toContainText('Enter 2000 or 2.00');
    await expect(open).toBeDisabled();
  });
});

test('a float of nothing is confirmed before what was left is asked for', async ({
  desk,
  books,
}) => {
  await afterShift(desk, books);
  const less = desk.getByLabel('2 000.00 less than was left. Moved to');
  const open = desk.getByRole('button', { name: /^Start shift/ });
  await expect(less).toBeHidden();
  await open.click();
  await expect(less).toBeVisible();
  await less.selectOption({ label: 'Cofre' });
  await open.click();
  await expect(desk.getByText('Scan an article to start.')).toBeVisible();
  const balanceOf = async (account: string): Promise<unknown> => {
    const accounts = await rows(books, '/api/treasury-accounts');
    return accounts.find(({ id }) => id === account)?.['balanceMinor'];
  };
  await expect.poll(() => balanceOf('SAFE')).toBe(200_000);
  // Nobody had said where the float of the first shift came from.
  expect(await balanceOf('account_cash')).toBe(-200_000);
});
