import { headers, type RightsBody, type SessionInfo } from '@balcao/contracts';
import { rolePermissions, type Permission } from '@balcao/domain';
import { describeError, permissionName } from '@balcao/messages';
import { join } from './support/member.js';
import { past } from './support/owner.js';
import { expect, test } from './support/product.js';

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
    from: '/',
    to: '/commercial/treasury_account',
    api: { method: 'GET', path: '/api/treasury-accounts' },
  },
  {
    permission: 'documents.draft',
    from: '/commercial/document/FT',
    to: '/commercial/document/FT/create',
    api: { method: 'POST', path: '/api/drafts/D9/discard' },
  },
  {
    permission: 'parties.manage',
    from: '/commercial/clients',
    to: '/commercial/clients/create',
    api: { method: 'POST', path: '/api/clients' },
  },
];

const everything = rolePermissions.manager;

test('a permission that is taken away is missing everywhere, and named', async ({
  books,
  server,
  context,
  page,
}) => {
  await join(books, server, page, { role: 'manager', permissions: everything });
  const { user, csrfToken } = (await (
    await page.request.get('/api/session')
  ).json()) as SessionInfo;
  const ownHeaders = headersOf({ csrf: csrfToken, company: books.companyId });
  await context.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
  }, books.companyId);
  for (const { permission, from, to, api } of asked) {
    await past(books, [[`/api/members/${user.id}/rights`, { role: 'manager' }]]);
    const lead = page.locator(`a[href$="${to}"]`).first();
    await page.goto(`/en${from}`);
    await expect(lead, permission).toBeVisible();

    const permissions = everything.filter((each) => each !== permission);
    const rights: RightsBody = { role: 'manager', permissions };
    // A page says what may be done by the rows that it was opened with.
    await past(books, [[`/api/members/${user.id}/rights`, rights]]);
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
        headers: { ...ownHeaders, 'accept-language': language },
        ...(api.method === 'POST' && { data: {} }),
      });
      expect(answer.status(), `${permission}: the API`).toBe(403);
      expect(await answer.json()).toMatchObject({ title: sentence });
    }
  }
});

test('what may not be seen is not asked for', async ({ books, server, context, page }) => {
  const permissions = everything.filter((each) => each !== 'billing.view');
  await join(books, server, page, { role: 'manager', permissions });
  await context.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
  }, books.companyId);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
  });
  const named = permissionName('en', 'billing.view');
  for (const path of ['subscription', 'plans', 'payment']) {
    await page.goto(`/en/${path}`);
    await expect(page.getByText(named), path).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});

const headersOf = ({ csrf, company }: { readonly csrf: string; readonly company: string }) => ({
  [headers.csrf]: csrf,
  [headers.company]: company,
  [headers.idempotencyKey]: 'not-allowed-at-all',
});
