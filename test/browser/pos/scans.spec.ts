import type { Locator, Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, type Owner } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { openTill, readByScanner, scan, sheetAction } from '../support/till.js';

const code = '96385074';
const ticket = (desk: Page): Locator => desk.getByRole('complementary', { name: 'Ticket' });
const open = (desk: Page): Locator => desk.locator('dialog[open]');

async function openSelling(desk: Page, books: Owner): Promise<void> {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);
}

/** Scans into each field that is not for scanning, and with the focus on each kind of button. */
async function scanInto(desk: Page, place: Locator): Promise<void> {
  const fields = await place
    .locator(':is(input, select, textarea):visible:enabled:not([data-scans], [type=checkbox])')
    .all();
  for (const field of fields) {
    await field.focus();
    const before = await field.inputValue();
    await readByScanner(desk, code);
    await expect(field).toHaveValue(before);
  }
  await place.locator('button:visible').first().focus();
  await readByScanner(desk, code);
}

/** Lines of the sheet that open nothing. */
const withoutDialog = [
  'Scan or search',
  'Barcode or catalogue',
  'Merge or separate lines',
  'Line above',
  'Line below',
  'One more',
  'One less',
  'Remove line',
  'Print last receipt',
  'Customer display',
  'Lock the till',
  'All actions',
  'Pay',
];

test('a scan is typed into no dialog of the till', async ({ desk, books }) => {
  await openSelling(desk, books);
  await scan(desk, 'pao');
  await desk.keyboard.press('F1');
  const buttons = desk.getByRole('dialog').locator('.key-sheet button');
  await expect(buttons.first()).toBeVisible();
  const names = await buttons.allInnerTexts();
  const lines = names.map((text) => text.split('\n')[0]?.trim() ?? '');
  expect(lines).toEqual(expect.arrayContaining(withoutDialog));
  await desk.keyboard.press('Escape');
  for (const name of lines.filter((line) => !withoutDialog.includes(line))) {
    await test.step(name, async () => {
      await sheetAction(desk, name);
      // Not into the sheet, which closes as the dialog comes.
      await expect(open(desk).locator('.key-sheet')).toHaveCount(0);
      await expect(open(desk)).toHaveCount(1);
      // Until the browser has said that there is no camera, it may keep keys from the page.
      if (/camera/.test(name)) await expect(open(desk).getByRole('alert')).toBeVisible();
      await scanInto(desk, open(desk));
      await expect(desk.getByText('Close this window before scanning').first()).toBeVisible();
      await expect(open(desk)).toHaveCount(1);
      await desk.keyboard.press('Escape');
      await expect(open(desk)).toHaveCount(0);
      await expect(ticket(desk)).toContainText('Pão de forma');
    });
  }

  await test.step('nor into the pages of the shift', async () => {
    await desk.getByRole('link', { name: /Shift/ }).click();
    await expect(desk.getByLabel('Or enter the total')).toBeVisible();
    await scanInto(desk, desk.locator('.pos__main'));
    await expect(desk.getByText('Go back to the sale before scanning').first()).toBeVisible();
  });
});

test('a scan is taken back from each field that it fell into, as the focus moved meanwhile', async ({
  desk,
  books,
}) => {
  await openSelling(desk, books);
  await desk.getByRole('link', { name: /Shift/ }).click();
  const notes = desk.locator('.count__notes input');
  await notes.nth(1).fill('7');
  await notes.nth(0).focus();
  // After the third key, as a part of the page that comes later may do.
  await desk.evaluate(() => {
    let keys = 0;
    const onKey = (): void => {
      keys += 1;
      if (keys !== 4) return;
      removeEventListener('keydown', onKey);
      document.querySelectorAll<HTMLInputElement>('.count__notes input')[1]?.focus();
    };
    addEventListener('keydown', onKey);
  });
  await readByScanner(desk, code);
  await expect(desk.getByText('Go back to the sale before scanning').first()).toBeVisible();
  await expect(notes.nth(0)).toHaveValue('');
  await expect(notes.nth(1)).toHaveValue('7');
});

test('a scan while it is paid goes onto the ticket, and hardly meant figures are asked about', async ({
  desk,
  books,
}) => {
  await openSelling(desk, books);
  await scan(desk, 'pao');
  const pay = desk.getByRole('dialog', { name: 'Payment' });
  const asked = desk.getByRole('alertdialog');

  await test.step('adds the article, and types nothing', async () => {
    await desk.keyboard.press('F9');
    await expect(desk.getByLabel('Received')).toBeFocused();
    await readByScanner(desk, 'CAFE');
    await expect(desk.getByText('Café em grão was added to the sale')).toBeVisible();
    await expect(desk.getByLabel('Received')).toHaveValue('');
    await expect(pay).toContainText('151.49');
  });

  await test.step('asks about a received amount that no notes make', async () => {
    await desk.getByLabel('Received').fill(code);
    await desk.keyboard.press('Enter');
    await expect(asked).toContainText('Much more than the amount due, 151.49');
    await desk.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(pay).toBeVisible();
    await desk.keyboard.press('Escape');
  });

  await test.step('takes nothing more by an Enter that bounces after a part', async () => {
    await desk.keyboard.press('F9');
    await desk.getByLabel('Received').fill('20');
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel('Received')).toHaveValue('');
    await expect(pay).toContainText('Remaining');
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel('Received')).toHaveValue('131.49');
    await expect(pay.getByRole('button', { name: 'Finish sale' })).toBeEnabled();
    await desk.keyboard.press('Escape');
    await expect(pay).toBeHidden();
  });

  await test.step('asks about a quantity that is rarely sold, however it comes', async () => {
    await scan(desk, '1500*pao');
    await expect(asked).toContainText('Pão de forma');
    await desk.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await desk.keyboard.press('F4');
    await desk.getByRole('textbox', { name: 'Quantity' }).fill('1000');
    await desk.keyboard.press('Enter');
    await expect(asked).toContainText('an unusual quantity');
    await asked.getByRole('button', { name: 'Yes' }).click();
    await expect(ticket(desk)).toContainText(/1.?001 units/);
  });
});
