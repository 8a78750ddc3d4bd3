import { expect, test } from '../support/product.js';

const sentence =
  '404 - It seems that you are lost. The content you are looking for seems not to be available';

test('an unknown path says so in full, and leads to the product', async ({ signedIn: page }) => {
  await page.goto('/nothing/here');
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'Balcão' })).toHaveJSProperty(
    'clientWidth',
    250,
  );
  const { origin } = new URL(page.url());
  const button = page.getByRole('link', { name: 'Go to account' });
  await expect(button).toHaveAttribute('href', `${origin}/app`);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});

test('a visitor who is not signed in sees the same', async ({ page, owner }) => {
  await page.goto(`${owner.url}/nothing/here`);
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
});

for (const path of ['/commercial/clients/NOBODY', '/commercial/document/XX']) {
  test(`a record that does not exist is not found: ${path}`, async ({ signedIn: page }) => {
    await page.goto(path);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  });
}
