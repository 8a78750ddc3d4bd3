import type { Page } from '@playwright/test';
import { expectNothingClipped } from '../support/clipped.js';
import { expectNothingCovered } from '../support/covered.js';
import { openShop } from '../support/invoice.js';
import { past, type Owner } from '../support/owner.js';
import { expect, expectNoSidewaysScroll, looks, test } from '../support/product.js';

const sizes = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** What opens a dialog over a sale, by its key. */
const dialogs = ['F1', 'F4', 'Shift+F4', 'F6', 'Shift+F6', 'F7', 'F8', 'Shift+F8', 'F9', 'F10'];

async function expectToFitEverywhere(desk: Page): Promise<void> {
  for (const size of sizes) {
    await test.step(`${size.width} wide`, async () => {
      await desk.setViewportSize(size);
      await expectNothingClipped(desk);
      await expectNothingCovered(desk);
      await expectNoSidewaysScroll(desk);
    });
  }
  await desk.setViewportSize({ width: 1280, height: 800 });
}

async function openDrawerAndSell(desk: Page, books: Owner): Promise<void> {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    [
      '/api/cash-registers',
      { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' },
    ],
  ]);
  await desk.goto('/pos');
  await desk.getByRole('button', { name: /Caixa 01/ }).click();
  await expect(desk.locator('.count__total input')).toBeVisible();
}

for (const look of looks.filter(({ name }) => /en, light|pt, dark/.test(name))) {
  test.describe(look.name, () => {
    test.use({ look });

    test('every text of the till fits its place, on screens of every size', async ({
      desk,
      books,
    }) => {
      await openDrawerAndSell(desk, books);
      await test.step('where the drawer is counted', () => expectToFitEverywhere(desk));
      await desk.locator('.count__total input').fill('2000');
      await desk.keyboard.press('Enter');
      const field = desk.locator('.scan input');
      await field.fill('2*cafe');
      await field.press('Enter');
      await desk.keyboard.press('F9');
      await expect(desk.locator('dialog[open] .pay__figure')).toBeFocused();
      await desk.keyboard.press('Enter');
      await expect(desk.locator('.made')).toBeVisible();
      await test.step('after a sale', () => expectToFitEverywhere(desk));
      for (const code of ['pao', 'cafe', 'ger']) {
        await field.fill(code);
        await field.press('Enter');
      }
      await test.step('during the next one', () => expectToFitEverywhere(desk));
      for (const key of dialogs) {
        await test.step(key, async () => {
          await desk.keyboard.press(key);
          await expect(desk.locator('dialog[open]')).toHaveCount(1);
          await expect(desk.locator('dialog[open] .spinner')).toHaveCount(0);
          await expectToFitEverywhere(desk);
          await desk.keyboard.press('Escape');
          await expect(desk.locator('dialog[open]')).toHaveCount(0);
        });
      }
      await test.step('with tiles', async () => {
        await desk.keyboard.press('F3');
        await expect(desk.locator('.tile').first()).toBeVisible();
        await expectToFitEverywhere(desk);
      });
      await test.step('in the shift', async () => {
        await desk.locator('a.pos__chip').click();
        await expect(desk.locator('.shift')).toBeVisible();
        await expectToFitEverywhere(desk);
      });
    });
  });
}
