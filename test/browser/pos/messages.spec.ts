import type { Locator, Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { openTill, scan } from '../support/till.js';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Scans what nobody knows; the message is as far from the left as from the right, or nearly so. */
async function expectInCentre(page: Page, code: string): Promise<void> {
  await scan(page, code);
  const message = page.getByRole('status').locator('.snack').filter({ hasText: code });
  await expect(message).toBeVisible();
  const { x, right, y, bottom } = await boxOf(message);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs(x - (width - right))).toBeLessThanOrEqual(2);
  expect(y).toBeGreaterThan(height / 2);
  const ticket = page.getByRole('complementary', { name: 'Ticket' });
  for (const part of [ticket.locator('.ticket__total'), ticket.locator('.ticket__pay')]) {
    const kept = await boxOf(part);
    const isBeside = right <= kept.x || bottom <= kept.y;
    expect(isBeside).toBe(true);
  }
  // A click elsewhere does not close it.
  await page.mouse.click(width / 2, 30);
  await expect(message).toBeVisible();
}

test('what a till says stands at the bottom, in the centre, and never over what is to be paid', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);
  await scan(desk, 'cafe');

  await test.step('on a desk', async () => {
    await desk.setViewportSize({ width: 1280, height: 800 });
    await expectInCentre(desk, '5601001');
  });

  await test.step('on a phone, whether the ticket is folded or not', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    await expectInCentre(desk, '5601002');
    await desk.getByRole('button', { name: /^Ticket/ }).click();
    await expectInCentre(desk, '5601003');
  });
});

test('what a till says can be closed while a dialog is open', async ({ desk, books }) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  // However long the test takes, a message stays until it is closed.
  await desk.addInitScript(() => {
    const begin = window.setTimeout;
    window.setTimeout = ((done: () => void, ms?: number) =>
      ms === 3_000 ? 0 : begin(done, ms)) as typeof window.setTimeout;
  });
  await openTill(desk, books);
  const message = desk.locator('.snack').filter({ hasText: '5601001' });
  const dialog = desk.getByRole('dialog', { name: 'Return without a receipt' });
  const field = dialog.getByLabel('Scan or search an article');
  await scan(desk, '5601001');
  await desk.keyboard.press('F10');
  await expect(message).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(message).toBeVisible();
  await desk.keyboard.press('F10');
  await desk.getByRole('button', { name: 'Return without a receipt' }).click();
  await expect(field).toBeFocused();
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toBeHidden();
  await expect(field).toBeFocused();
});
