import type { Locator, Page } from '@playwright/test';
import { expectNothingClipped } from '../support/clipped.js';
import { expectNothingCovered } from '../support/covered.js';
import { openShop } from '../support/invoice.js';
import { past, type Owner } from '../support/owner.js';
import { expect, expectReadable, test } from '../support/product.js';
import { readByScanner } from '../support/till.js';

const keypad = (page: Page): Locator => page.getByRole('group', { name: 'Keypad' });
const open = (page: Page): Locator => page.locator('dialog[open]');

async function openTillByTouch(page: Page, books: Owner): Promise<void> {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    [
      '/api/cash-registers',
      { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' },
    ],
  ]);
  await page.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
  }, books.companyId);
  await page.goto('/pos');
  await page.getByRole('button', { name: /Caixa 01/ }).tap();
}

async function touchKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await keypad(page).getByRole('button', { name: key, exact: true }).tap();
  }
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

const lieApart = (one: Box, other: Box): boolean =>
  one === null ||
  other === null ||
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height;

const sizes = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
];

/** The keypad and all else in a dialog cover nothing, and what finishes needs no scrolling. */
async function expectFreeEverywhere(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      const finish = open(page).locator('button[type=submit]:not([hidden])').last();
      if ((await finish.count()) > 0) await expect(finish).toBeInViewport({ ratio: 1 });
      await expectNothingClipped(page);
      await expectNothingCovered(page);
    });
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Whether what has the focus would raise the keyboard of the device. */
const raisesKeyboard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    const isText = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
    return isText && active.inputMode !== 'none' && !/checkbox|radio/.test(active.type);
  });

test('a till is worked by fingers, without the keyboard of the device', async ({
  signedIn: page,
  books,
}) => {
  await openTillByTouch(page, books);

  await test.step('the drawer is counted on the keypad', async () => {
    await page.getByLabel('Or enter the total').tap();
    await touchKeys(page, ['2', '0', '00', 'Delete', '0', '0']);
    await expect(page.getByLabel('Or enter the total')).toHaveValue('20000');
    await touchKeys(page, ['Clear', '2', '0', '00', 'Enter']);
    await expect(page.getByRole('complementary', { name: 'Ticket' })).toBeVisible();
  });

  await test.step('tiles sell, and nothing covers them', async () => {
    await page.getByRole('button', { name: 'Catalogue' }).tap();
    await page.locator('.tile', { hasText: 'Café em grão' }).tap();
    await expect(page.getByRole('complementary', { name: 'Ticket' })).toContainText('115.99');
    expect(await raisesKeyboard(page)).toBe(false);
  });

  await test.step('no dialog raises it until a field for words is touched', async () => {
    await page.getByRole('button', { name: 'Ticket' }).tap();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    const entries = open(page).locator('.key-sheet button');
    await expect(entries.first()).toBeVisible();
    const names = await entries.allInnerTexts();
    await page.keyboard.press('Escape');
    const dialogs = names
      .map((name) => name.trim())
      .filter((name) =>
        /^(Quantity|Price|Line discount|Sale discount|Client|Park|Find)/.test(name),
      );
    expect(dialogs).toHaveLength(8);
    for (const name of dialogs) {
      await page.getByRole('button', { name: 'More', exact: true }).tap();
      await open(page).getByRole('button', { name, exact: true }).tap();
      await expect(open(page).getByRole('heading').first()).toBeVisible();
      await expect(open(page).locator('.key-sheet')).toHaveCount(0);
      expect(await raisesKeyboard(page)).toBe(false);
      await test.step(name, () => expectFreeEverywhere(page));
      await page.keyboard.press('Escape');
      await expect(open(page)).toHaveCount(0);
    }
    await page.getByRole('combobox').tap();
    expect(await raisesKeyboard(page)).toBe(true);
  });

  await test.step('what is said lies neither on the keys nor on what closes the dialog', async () => {
    await page.keyboard.press('F6');
    await expect(keypad(page)).toBeVisible();
    await readByScanner(page, '96385074');
    const said = page.locator('.snack').first();
    await expect(said).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const top = await said.boundingBox();
      const shut = await open(page).getByRole('button', { name: 'Close' }).first().boundingBox();
      for (const below of [await keypad(page).boundingBox(), shut]) {
        expect(lieApart(top, below)).toBe(true);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
  });

  await test.step('cash is taken on the keypad', async () => {
    await page.getByRole('button', { name: 'Pay', exact: true }).tap();
    await expect(keypad(page)).toBeVisible();
    expect(await raisesKeyboard(page)).toBe(false);
    await expectReadable(page);
    await expectFreeEverywhere(page);
    await touchKeys(page, ['5', '00', '.', '5', '0']);
    await expect(page.getByLabel('Received')).toHaveValue('500.50');
    await touchKeys(page, ['Enter']);
    await expect(page.getByRole('region', { name: 'Sale completed' })).toContainText('384.51');
  });
});
