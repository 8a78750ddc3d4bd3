import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPermission } from './support/permissions.js';
import { expect, expectAccessible, looks, test } from './support/product.js';
import { expectSnack, follow } from './support/screen.js';

const invited = 'celeste@example.co.mz';

/** The link of the letter to who was invited, in the folder of mails. */
function linkIn(dataDir: string): string | undefined {
  const folder = readdirSync(dataDir).find((name) => name.startsWith('mail'));
  if (folder === undefined) return undefined;
  const letters = readdirSync(join(dataDir, folder)).map((name) =>
    readFileSync(join(dataDir, folder, name), 'utf8').replaceAll(/=\r?\n/g, ''),
  );
  return letters
    .filter((text) => text.includes(invited))
    .map((text) => /\/(?:en|pt)\/join#[\w.-]+/.exec(text)?.[0])
    .find(Boolean);
}

test('somebody is invited, joins by the letter, and gets other permissions', async ({
  desk,
  server,
  browser,
}) => {
  await desk.goto('/users');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Users');
  await desk.getByRole('button', { name: 'Invite a user', exact: true }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(invited);
  await form.getByRole('button', { name: 'Invite a user' }).click();
  await expectSnack(desk, 'Invitation created');
  await expect(desk.getByRole('region', { name: 'Invitations' })).toContainText('celeste@');

  await expect.poll(() => linkIn(server.dataDir)).toBeDefined();
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const answered = desk.waitForResponse(/\/api\/invitations\/\w+\/link$/);
  await desk.getByRole('button', { name: 'Copy link' }).click();
  await expectSnack(desk, 'Link copied. It is valid for 7 days and replaces earlier ones.');
  const { link } = (await (await answered).json()) as { readonly link: string };
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(link, server.url).href,
  );
  expect(link).not.toContain(linkIn(server.dataDir) ?? 'no letter');
  const visitor = await browser.newContext({ baseURL: server.url, locale: 'pt-PT' });
  const page = await visitor.newPage();
  await page.goto(/\/(?:en|pt)\/join#.+$/.exec(link)?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Padaria Índico');
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Celeste');
  await page.getByLabel('Last name').fill('Mondlane');
  await page.getByLabel(/^Password \(/).fill('cajueiro-verde-26');
  await page.getByRole('button', { name: 'Create account and join' }).click();
  await page.waitForURL(({ pathname }) => !pathname.includes('join'));
  await page.goto('/pt/users');
  await expect(page.getByText('Pode ser concedida por: Amina Cossa')).toBeVisible();
  await visitor.close();

  await desk.reload();
  const rows = desk.getByRole('table').getByRole('row');
  await desk.getByRole('combobox', { name: 'Role', exact: true }).click();
  await desk.getByRole('option', { name: 'Owner', exact: true }).click();
  await expect(rows.filter({ hasText: 'Celeste Mondlane' })).toBeHidden();
  await desk.getByRole('combobox', { name: 'Role', exact: true }).click();
  await desk.getByRole('option', { name: 'All', exact: true }).click();
  await expect(rows.filter({ hasText: 'Celeste Mondlane' })).toBeVisible();
  await desk.getByText('Celeste Mondlane').click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(
    'Permissions of Celeste Mondlane',
  );
  await desk.getByLabel('Search permissions').fill('cancel doc');
  await desk.getByRole('switch', { name: 'Cancel documents' }).check();
  await expect(desk.getByText('One difference from the role')).toBeVisible();
  const discount = desk.getByLabel('Maximum line discount (%)');
  await discount.fill('ten');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Enter a percentage from 0 to 100')).toBeVisible();
  await expect(discount).toBeFocused();
  await discount.fill('10');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expectSnack(desk, 'Permissions saved');
});

test('a user is suspended after a question', async ({ desk }) => {
  await desk.goto('/users');
  await desk.getByRole('button', { name: /Amina Cossa/ }).click();
  await expect(desk.getByRole('menuitem', { name: 'Suspend' })).toHaveCount(0);
  await expect(desk.getByRole('menuitem', { name: 'Permissions' })).toBeVisible();
});

test('many users are suspended at once, but for oneself', async ({ desk }) => {
  await desk.goto('/users');
  await desk.getByRole('checkbox', { name: 'Select Amina Cossa' }).check();
  const bar = desk.getByRole('toolbar', { name: 'Actions for selected rows' });
  await bar.getByRole('button', { name: 'Suspend', exact: true }).click();
  const question = desk.getByRole('alertdialog', { name: 'Suspend: 1 selected' });
  await expect(question.getByText('You cannot do this to yourself')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Suspend', exact: true })).toBeDisabled();
  await expectAccessible(desk);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
});

test('without the permission the screen says who can grant it', async ({ desk }) => {
  await withoutPermission(desk, 'identity.view');
  await desk.goto('/users');
  await expect(desk.getByText('It can be granted by: Amina Cossa')).toBeVisible();
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ look });
    test('shows users to everybody', async ({ desk, owner }) => {
      await desk.goto('/users');
      await expect(desk.getByText('Amina Cossa').first()).toBeVisible();
      await expectAccessible(desk);
      await follow(desk, `/users/${owner.session.user.id}/rights`);
      await expect(desk).toHaveURL(/\/rights$/);
      await expect(desk.getByRole('heading', { level: 1 })).toContainText('Amina Cossa');
      await expect(desk.getByRole('combobox').first()).toBeVisible();
      await expectAccessible(desk);
    });
  });
}
