import type { Page } from '@playwright/test';
import { openShop, twoCoffees } from './invoice.js';
import { command } from './owner.js';
import { expect, expectAccessible, looks, test } from './product.js';
import { dialogs, routes } from './routes.js';

/** Looks at every screen in both languages and both themes, as everyone has to be able to. */
export function lookAtEveryScreen(): void {
  for (const look of looks) {
    test.describe(`every screen (${look.name})`, () => {
      test.use(look.settings);

      test('is named, can be used by everyone and needs no scrolling sideways', async ({
        signedIn: page,
        books,
      }) => {
        await openShop(books);
        await command(books, '/api/documents/DRAFT1/issue', twoCoffees);
        await page.addInitScript((companyId) => {
          localStorage.setItem('company', companyId);
        }, books.companyId);
        for (const route of routes) {
          await test.step(route.path, async () => {
            await page.goto(route.path);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(route[look.language]);
            await settled(page);
            await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
          });
        }
        for (const path of dialogs) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole('dialog')).toBeVisible();
            await settled(page);
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
          });
        }
      });
    });
  }
}

/** Nothing is loading and nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBe(seen);
}
