import type { RightsBody, SessionInfo } from '@balcao/contracts';
import type { Page } from '@playwright/test';
import { join } from '../support/member.js';
import { command, past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { answer, dialog, field } from '../support/screen.js';

const clerk = ['companies.view', 'parties.view', 'parties.manage'] as const;
const rights = (...more: NonNullable<RightsBody['permissions']>): RightsBody => ({
  role: 'manager',
  permissions: [...clerk, ...more],
});

/** Opens a page, until it hears what changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((answered) => answered.url().includes('/api/live'));
  await page.goto(path);
  await listening;
}

test('an open page follows the rights of its user, and keeps what is typed', async ({
  books,
  server,
  page,
}) => {
  await join(books, server, page, rights('catalog.view', 'catalog.manage'));
  const { user } = (await (await page.request.get('/api/session')).json()) as SessionInfo;
  const become = (granted: RightsBody) =>
    past(books, [[`/api/members/${user.id}/rights`, granted]]);
  // Behind the dialog: what stands there is hidden from screen readers.
  const link = (name: string) =>
    page.locator('.shell__side').getByRole('link', { name, exact: true, includeHidden: true });

  await openLive(page, '/en/commercial/clients/create');
  const form = dialog(page, /^Create/);
  await field(form, 'Name').fill('Pensão Índico');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(link('Articles and services')).toHaveCount(1);

  await become(rights());
  await expect(link('Articles and services')).toHaveCount(0);
  await expect(field(form, 'Name')).toHaveValue('Pensão Índico');
  await become(rights('catalog.view', 'stock.view'));
  await expect(link('Articles and services')).toHaveCount(1);
  await expect(link('Stock by location')).toHaveCount(1);

  // Without the right to save it, what is typed stays: it may be given back.
  await become({ role: 'manager', permissions: ['companies.view', 'parties.view'] });
  await expect(link('Stock by location')).toHaveCount(0);
  await expect(field(form, 'Name')).toHaveValue('Pensão Índico');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/You need the permission/).first()).toBeVisible();
  await expect(field(form, 'Name')).toHaveValue('Pensão Índico');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await answer(page, 'Yes');
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
  await expectAccessible(page);

  await become({ role: 'manager', permissions: ['companies.view', 'catalog.view'] });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied');
  await expect(link('Clients')).toHaveCount(0);
  await become(rights());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await expect(page.getByRole('link', { name: 'Create' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a user who is removed from a company is notified, and sees nothing of it any more', async ({
  books,
  server,
  page,
}) => {
  await join(books, server, page, rights());
  const { user } = (await (await page.request.get('/api/session')).json()) as SessionInfo;
  await openLive(page, '/en/commercial/clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await command(books, `/api/members/${user.id}/remove`, {});
  await expect(page.getByText('You no longer have access to Padaria Índico.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toHaveCount(0);
});
