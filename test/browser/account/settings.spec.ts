import { expect, test } from '../support/product.js';

/** The account is that of other tests, too. */
test.afterEach(async ({ owner }) => {
  const usual = { dayFormat: 'language', decimalSign: 'language', plainKeys: 'on' };
  const data = { ...usual, rowsPerPage: '25', startPage: 'home' };
  expect((await owner.api.post('/api/account', { data })).status()).toBe(200);
});

test('what is chosen on the page Settings holds on every page, and on another device', async ({
  signedIn: page,
  browser,
}) => {
  await page.goto('/commercial/vat');
  await expect(page.getByText('2023-01-01').first()).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const choose = async (group: string, name: string): Promise<void> => {
    const kept = page.waitForResponse('**/api/account');
    await page
      .getByRole('group', { name: group })
      .getByRole('button', { name, exact: true })
      .click();
    expect((await kept).status()).toBe(200);
  };
  const list = async (label: string, name: string): Promise<void> => {
    const kept = page.waitForResponse('**/api/account');
    await page.getByLabel(label, { exact: true }).selectOption(name);
    expect((await kept).status()).toBe(200);
  };
  await choose('Rows per page', '10');
  await list('Dates', '31/12/2026');
  await choose('Decimals', '1 234,56');
  await choose('Single-key shortcuts', 'Off');
  await list('Start page', 'Articles');
  await expect(page.locator('.settings__example')).toContainText('1\u202f234\u202f567,89');
  await page.goto('/commercial/vat');
  await expect(page.getByText('01/01/2023').first()).toBeVisible();
  await expect(page.getByLabel('Rows per page')).toHaveValue('10');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog')).toBeVisible();

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const there = await other.newPage();
  await there.addInitScript(() => {
    localStorage.clear();
  });
  await there.goto(new URL('/commercial/vat', page.url()).href);
  await expect(there.getByText('01/01/2023').first()).toBeVisible();
  await other.close();

  await page.goto('/');
  await expect(page).toHaveURL(/\/commercial\/articles$/);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});
