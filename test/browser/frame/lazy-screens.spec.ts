import { expect, test } from '../support/product.js';
import { follow } from '../support/screen.js';

test('a page on its way shows a spinner in its centre', async ({ desk }) => {
  const title = desk.getByRole('heading', { level: 1 });
  await desk.goto('/account');
  await expect(title).toHaveText('My account');
  const spinner = desk.getByRole('main').getByRole('progressbar');
  // That page reads something itself: its own spinner is not the one that is meant.
  await desk.waitForLoadState('networkidle');
  await expect(spinner).toHaveCount(0);
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await desk.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await follow(desk, '/commercial/vat');
  await expect(spinner).toBeVisible();
  const around = await desk.getByRole('main').boundingBox();
  const turning = await spinner.locator('.spinner').boundingBox();
  const middle = (box: typeof around) => (box === null ? Number.NaN : box.x + box.width / 2);
  expect(Math.abs(middle(turning) - middle(around))).toBeLessThan(10);
  letCome();
  await expect(spinner).toBeHidden();
  await expect(title).toHaveText('VAT');
});
