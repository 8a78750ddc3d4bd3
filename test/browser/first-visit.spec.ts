import { expect, expectAccessible, looks, test } from './support/product.js';

for (const look of looks) {
  test.describe(`the first visit (${look.name})`, () => {
    test.use(look.settings);

    test('opens in the language of the browser, for everyone to use', async ({
      page,
      untouched,
    }) => {
      await page.goto(untouched.url);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${look.language}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the owner comes back to the company that is set up', async ({ signedIn }) => {
  await signedIn.goto('/');
  await expect(signedIn.getByText('Mercearia Sol').first()).toBeVisible();
});
