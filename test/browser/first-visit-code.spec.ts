import type { Page } from '@playwright/test';
import { expect, expectAccessible, looks, test } from './support/product.js';
import { merceariaSol } from './support/owner.js';
import { startServer, type Server } from './support/server.js';

const code = 'castanha-7-cajueiro';

const refusals = {
  en: ['Enter the set-up code', 'The set-up code is wrong'],
  pt: ['Introduza o código de instalação', 'O código de instalação está errado'],
} as const;

/** Fills in the first visit, except for its code. */
async function fillIn(page: Page): Promise<void> {
  const { company, ...owner } = merceariaSol;
  const { name, nuit, address, city } = company;
  const texts = {
    'company.name': name,
    'company.nuit': nuit,
    'company.address': address,
    'company.city': city,
    ...owner,
  };
  for (const [field, text] of Object.entries(texts)) {
    await page.locator(`input[name="${field}"]`).fill(text);
  }
}

test.describe('the first visit of an installation that others can reach', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await startServer({ SETUP_CODE: code });
  });
  test.afterAll(() => server.stop());

  for (const { name, language, settings } of looks) {
    test.describe(name, () => {
      test.use(settings);

      test('says at its field that the code is missing, or another one', async ({ page }) => {
        await page.goto(server.url);
        await fillIn(page);
        const field = page.locator('input[name="setUpCode"]');
        for (const [at, typed] of ['', 'outro-codigo-9'].entries()) {
          await field.fill(typed);
          await page.locator('button.button--contained').click();
          await expect(page.getByText(refusals[language][at] ?? '').first()).toBeVisible();
          await expect(field).toHaveAttribute('aria-invalid', 'true');
        }
        await expectAccessible(page);
      });
    });
  }

  test('has a coloured side as tall as its form', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(server.url);
    await expect(page.locator('input[name="setUpCode"]')).toBeVisible();
    const side = await page.locator('.entry__side').boundingBox();
    const form = await page.locator('.entry__main').boundingBox();
    expect(form?.height).toBeGreaterThan(500);
    expect(side?.height).toBe(form?.height);
  });

  test('takes the code in any spelling, and opens the company', async ({ page }) => {
    await page.goto(server.url);
    await fillIn(page);
    const field = page.locator('input[name="setUpCode"]');
    await field.fill(code.toUpperCase().replaceAll('-', ' '));
    await page.locator('button.button--contained').click();
    const doubtful = page.getByRole('checkbox');
    await expect(doubtful.or(page.getByText('Mercearia Sol').first())).toBeVisible();
    if (await doubtful.isVisible()) {
      await doubtful.check();
      await page.locator('button.button--contained').click();
    }
    await expect(field).toHaveCount(0);
    await expect(page.getByText('Mercearia Sol').first()).toBeVisible();
  });
});
