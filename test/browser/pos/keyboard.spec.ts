import { describeError } from '@balcao/messages';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { scan, typeByHand } from '../support/till.js';

test('a shift goes by keys from its first note to its end, and says what cannot be', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [
    [
      '/api/treasury-accounts',
      { id: 'SAFE', name: 'Cofre', kind: 'cash', currency: 'MZN', openingBalanceMinor: 0 },
    ],
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    [
      '/api/cash-registers',
      { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' },
    ],
  ]);
  const note = (value: string) => desk.getByLabel(`${value} ×`, { exact: true });
  const scanField = desk.getByRole('combobox', { name: /^Scan a barcode/ });

  await test.step('begins at the first note, and Enter leads to the next', async () => {
    await desk.goto('/pos');
    await expect(desk.getByRole('button', { name: /Caixa 01/ })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(note('1 000')).toBeFocused();
    await desk.keyboard.type('2');
    await desk.keyboard.press('Enter');
    await expect(note('500')).toBeFocused();
    await expect(desk.getByRole('button', { name: /^Start shift/ })).toBeEnabled();
    await desk.getByLabel('Or enter the total').focus();
    await desk.keyboard.press('Enter');
    await expect(scanField).toBeFocused();
  });

  await test.step('is paid with a sum of notes, and Enter finishes', async () => {
    await scan(desk, 'cafe');
    await desk.keyboard.press('F4');
    const quantity = desk.getByRole('textbox', { name: 'Quantity' });
    await quantity.fill('dois');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(describeError('en', 'pricing.invalidQuantity'))).toBeVisible();
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('F8');
    await typeByHand(desk, 'Maria Sitoe');
    await desk.keyboard.press('Enter');
    await desk.getByLabel('Phone number').fill('84 123');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(describeError('en', 'phone.invalid'))).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(scanField).toBeFocused();
    await desk.keyboard.press('F9');
    await desk.getByRole('button', { name: '120.00' }).click();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('region', { name: 'Sale completed' })).toContainText('4.01');
    await expect(scanField).toBeFocused();
  });

  await test.step('goes on with the next amount once cash was moved', async () => {
    await desk.getByRole('link', { name: /^Shift/ }).click();
    const amount = desk.getByLabel('Amount');
    await amount.fill('1.000');
    await expect(desk.getByRole('alert')).toContainText('Enter 1000 or 1.00');
    await amount.fill('50');
    await desk.getByLabel('Reason').fill('Trocos');
    await desk.getByRole('button', { name: 'Record' }).click();
    await expect(desk.getByRole('button', { name: 'Print slip' })).toBeVisible();
    await expect(amount).toBeFocused();
  });

  await test.step('asks for an end that an Enter too many does not bring', async () => {
    await desk.getByLabel('Or enter the total').fill('2165.99');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('group', { name: 'End shift' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: 'Count again' }).click();
    await expect(note('1 000')).toBeFocused();
    await desk.getByLabel('Or enter the total').fill('2165.99');
    await desk.keyboard.press('Enter');
    const left = desk.getByLabel('Left in the drawer');
    await left.fill('3000');
    await expect(desk.getByText('Enter an amount from 0 up to the counted cash')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'End shift' })).toBeDisabled();
    await left.fill('2000');
    // It can be printed once everything has arrived; until then it is paler.
    await expect(desk.getByRole('button', { name: 'Print X report' })).toBeEnabled();
    await expectAccessible(desk);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Shift closed' })).toBeFocused();
    await expect.poll(() => rows(books, '/api/shifts')).toMatchObject([{ differenceMinor: 0 }]);
  });
});
