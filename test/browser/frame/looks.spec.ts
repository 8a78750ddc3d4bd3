import type { Page } from '@playwright/test';
import { openShop, twoCoffees } from '../support/invoice.js';
import { command } from '../support/owner.js';
import { expect, expectAccessible, locales, test } from '../support/product.js';
import { dialogs, routes } from '../support/routes.js';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Each language, theme and size meets each of the others: looking takes its time. */
const views = {
  en: [
    { size: phone, colorScheme: 'dark' },
    { size: desktop, colorScheme: 'light' },
  ],
  pt: [
    { size: phone, colorScheme: 'light' },
    { size: desktop, colorScheme: 'dark' },
  ],
} as const;

test.describe.configure({ mode: 'parallel' });

for (const language of ['en', 'pt'] as const) {
  test.describe(`every screen (${language})`, () => {
    test.use({ locale: locales[language] });

    test('is named and can be used by everyone, light and dark, wide and narrow', async ({
      signedIn: page,
      books,
    }) => {
      test.setTimeout(480_000);
      await openShop(books);
      await command(books, '/api/documents/DRAFT1/issue', twoCoffees);
      await page.addInitScript((companyId) => {
        localStorage.setItem('company', companyId);
      }, books.companyId);
      for (const route of routes) {
        await test.step(route.path, async () => {
          await page.goto(route.path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(route[language]);
          await lookFromAllSides(page, language);
        });
      }
      for (const path of dialogs) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('dialog')).toBeVisible();
          await lookFromAllSides(page, language);
        });
      }
    });
  });
}

async function lookFromAllSides(page: Page, language: 'en' | 'pt'): Promise<void> {
  for (const { size, colorScheme } of views[language]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await settled(page, colorScheme);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** What moves for ever, like the mark of a focused button, is not waited for. */
const isAnythingMoving = (): boolean =>
  document.getAnimations().some(({ playState, effect }) => {
    const isFinite = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return playState === 'running' && isFinite;
  });

/** Nothing is loading and nothing moves any more. */
async function settled(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect.poll(() => page.evaluate(isAnythingMoving)).toBe(false);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBe(seen);
}
