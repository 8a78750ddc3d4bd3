import { headers, type RightsBody, type SessionInfo } from '@balcao/contracts';
import { rolePermissions, type Permission } from '@balcao/domain';
import { describeError, permissionName } from '@balcao/messages';
import type { Page } from '@playwright/test';
import { mailsTo } from '../e2e/support/mails.js';
import { command, type Owner } from './support/owner.js';
import { expect, test } from './support/product.js';
import type { Server } from './support/server.js';

/** A permission, and everything that asks for it. */
interface Asked {
  readonly permission: Permission;
  /** Where what leads there stands. */
  readonly from: string;
  readonly to: string;
  readonly api: { readonly method: 'GET' | 'POST'; readonly path: string };
}

const asked: readonly Asked[] = [
  {
    permission: 'treasury.view',
    ...{ from: '/', to: '/commercial/treasury_account' },
    api: { method: 'GET', path: '/api/treasury-accounts' },
  },
  {
    permission: 'documents.draft',
    ...{ from: '/commercial/document/FT', to: '/commercial/document/FT/create' },
    api: { method: 'POST', path: '/api/drafts/D9/discard' },
  },
  {
    permission: 'parties.manage',
    ...{ from: '/commercial/clients', to: '/commercial/clients/create' },
    api: { method: 'POST', path: '/api/clients' },
  },
];

const email = 'lurdes@example.co.mz';
const everything = rolePermissions.manager;

/** Somebody joins by the letter, and is signed in on the page. */
async function join(books: Owner, { dataDir }: Server, page: Page): Promise<void> {
  const invitation: RightsBody = { role: 'manager', permissions: everything };
  await command(books, '/api/invitations', { id: 'LURDES', email, language: 'en', ...invitation });
  const [mail] = await mailsTo(
    { folder: dataDir },
    email,
    'Amina Cossa invites you to Padaria Índico',
  );
  const [, token = ''] = /\/join#([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  const person = { firstName: 'Lurdes', lastName: 'Tembe', password: 'cajueiro-verde-26' };
  const joined = await page.request.post('/api/join/new', {
    data: { token, ...person },
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
  });
  expect(await joined.text()).toContain('Lurdes');
}

test('a permission that is taken away is missing everywhere, and named', async ({
  books,
  server,
  context,
  page,
}) => {
  await join(books, server, page);
  const { user, csrfToken } = (await (
    await page.request.get('/api/session')
  ).json()) as SessionInfo;
  const told = headersOf({ csrf: csrfToken, company: books.companyId });
  await context.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
  }, books.companyId);
  for (const { permission, from, to, api } of asked) {
    await command(books, `/api/members/${user.id}/rights`, { role: 'manager' });
    const lead = page.locator(`a[href$="${to}"]`).first();
    await page.goto(`/en${from}`);
    await expect(lead, permission).toBeVisible();

    const permissions = everything.filter((each) => each !== permission);
    const rights: RightsBody = { role: 'manager', permissions };
    await command(books, `/api/members/${user.id}/rights`, rights);
    for (const language of ['en', 'pt'] as const) {
      const params = { permission: permissionName(language, permission), grantors: 'Amina Cossa' };
      const sentence = describeError(language, 'identity.permissionMissing', params);
      await page.goto(`/${language}${from}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).not.toBeEmpty();
      await expect(lead, `${permission}: what leads there`).toHaveCount(0);
      await page.goto(`/${language}${to}`);
      await expect(page.getByText(sentence), `${permission}: the route`).toBeVisible();
      const answer = await page.request.fetch(api.path, {
        method: api.method,
        headers: { ...told, 'accept-language': language },
        ...(api.method === 'POST' && { data: {} }),
      });
      expect(answer.status(), `${permission}: the API`).toBe(403);
      expect(await answer.json()).toMatchObject({ title: sentence });
    }
  }
});

const headersOf = ({ csrf, company }: { readonly csrf: string; readonly company: string }) => ({
  [headers.csrf]: csrf,
  [headers.company]: company,
  [headers.idempotencyKey]: 'not-allowed-at-all',
});
