import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declaredRoutes, type DeclaredRoute } from '@balcao/api';
import { rolePermissions, roles, type Permission, type Role } from '@balcao/domain';
import type { Test } from 'supertest';
import { Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, mercearia, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

/** What is written into every record of the other company. */
const marker = 'Alheio';

/** Answers that never end. */
const streams = new Set(['/live']);

interface Guarded extends DeclaredRoute {
  readonly permission: Permission;
}

let shop: Shop;
let guarded: readonly Guarded[];
const members = new Map<Role, Browser>();

beforeAll(async () => {
  shop = await openStockedShop();
  await shop.amelia.done('/documents/D1/issue', twoSacks);
  guarded = declaredRoutes(shop.server.api.app).flatMap((route) =>
    route.access.kind === 'permission' ? [{ ...route, permission: route.access.permission }] : [],
  );
  for (const role of roles) {
    members.set(role, role === 'owner' ? shop.amelia : await joined(shop, role, { role }));
  }
});
afterAll(() => shop.server.end());

function call(browser: Browser, { method, path }: DeclaredRoute, id = 'NONE1'): Test {
  const address = path.replaceAll(/:\w+/g, id);
  if (method === 'GET') return browser.get(address);
  if (method === 'DELETE') return browser.delete(address);
  return method === 'PUT' ? browser.put(address, {}) : browser.post(address, {});
}

interface Refused {
  readonly code?: string;
  readonly params?: { readonly permission?: string };
}

describe('every route', () => {
  it('is known', () => {
    expect(guarded.length).toBeGreaterThan(100);
  });

  it('refuses each role whose preset lacks its permission, and names it', async () => {
    const wrong: string[] = [];
    for (const [role, browser] of members) {
      const allowed: readonly string[] = rolePermissions[role];
      for (const route of guarded.filter(({ permission }) => !allowed.includes(permission))) {
        const refused = await call(browser, route);
        const { status } = refused;
        const { code, params } = refused.body as Refused;
        const isRight =
          status === 403 &&
          code === 'identity.permissionMissing' &&
          params?.permission === route.permission;
        if (!isRight) wrong.push(`${role} ${route.method} ${route.path}: ${status} ${code ?? ''}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused to a stranger and to nobody', async () => {
    const stranger = new Browser(shop.server, 'stranger');
    const wrong: string[] = [];
    const nobody = new Browser(shop.server, 'nobody');
    nobody.company = mercearia.id;
    stranger.cookie = shop.amelia.cookie;
    stranger.csrfToken = shop.amelia.csrfToken;
    stranger.company = 'SOMEBODYELSES';
    for (const route of guarded) {
      const strange = await call(stranger, route);
      const { code } = strange.body as Refused;
      if (strange.status !== 403 || code !== 'identity.notAllowed') {
        wrong.push(`stranger ${route.method} ${route.path}: ${strange.status} ${code ?? ''}`);
      }
      const { status } = await call(nobody, route);
      if (status !== 401) wrong.push(`nobody ${route.method} ${route.path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('that is for those who have signed in is refused to others', async () => {
    const nobody = new Browser(shop.server, 'nobody');
    const wrong: string[] = [];
    const routes = declaredRoutes(shop.server.api.app);
    for (const route of routes.filter(({ access }) => access.kind === 'signedIn')) {
      const { status } = await call(nobody, route);
      if (status !== 401) wrong.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('lets each role do what its preset allows', async () => {
    const wrong: string[] = [];
    for (const [role, browser] of [...members].reverse()) {
      const allowed: readonly string[] = rolePermissions[role];
      for (const route of guarded) {
        if (!allowed.includes(route.permission) || streams.has(route.path)) continue;
        const allowedTo = await call(browser, route);
        const { status } = allowedTo;
        const { code } = allowedTo.body as Refused;
        const isRefused = code === 'identity.permissionMissing' || code === 'identity.notAllowed';
        if (status === 401 || status >= 500 || isRefused) {
          wrong.push(`${role} ${route.method} ${route.path}: ${status} ${code ?? ''}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('every route with the id of another company’s record', () => {
  let foreign: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const { amelia } = shop;
    const company = { ...mercearia, id: 'OTHER', name: marker, nuit: '400005834' };
    await amelia.done('/companies', company);
    const other = { company: 'OTHER' };
    await amelia.done('/articles', { ...rice, id: 'RICE2', name: marker }, other);
    await amelia.done('/clients', { ...hotel, id: 'HOTEL2', name: marker }, other);
    await amelia.done('/warehouses', { id: 'W2', code: 'A2', name: marker }, other);
    const issued = { ...twoSacks, documentTypeId: 'FR', clientId: 'HOTEL2' };
    const lines = [{ ...twoSacks.lines[0], articleId: 'RICE2' }];
    const last = await amelia.done('/documents/D2/issue', { ...issued, lines }, other);
    const found = new Map<string, string>();
    for (const { method, path } of guarded) {
      if (method !== 'GET' || path.includes(':') || streams.has(path)) continue;
      const [theirs, ours] = await Promise.all([
        amelia.get(path, { ...other, headers: { 'x-read-after': String(last.revision) } }),
        amelia.get(path),
      ]);
      const own = new Set(idsIn(ours.body));
      const id = idsIn(theirs.body).find((one) => !own.has(one));
      if (id !== undefined) found.set(path, id);
    }
    foreign = found;
  });

  it('has ids to try', () => {
    expect([...foreign.keys()]).toEqual(
      expect.arrayContaining(['/articles', '/clients', '/documents', '/warehouses']),
    );
  });

  it('answers nothing of it', async () => {
    const wrong: string[] = [];
    for (const route of guarded.filter(({ path }) => path.includes('/:'))) {
      // Each company counts its own revisions.
      if (route.path.includes('/:revision')) continue;
      const base = route.path.slice(0, route.path.indexOf('/:'));
      const { status, text } = await call(shop.amelia, route, foreign.get(base) ?? 'RICE2');
      const says = text.includes(marker);
      if (says || (route.method === 'GET' && status < 400 && !isEmpty(text))) {
        wrong.push(`${route.method} ${route.path}: ${status} ${text.slice(0, 80)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The ids of the rows that a list answers. */
function idsIn(body: unknown): readonly string[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'
      ? [row.id]
      : [],
  );
}

/** A list without rows, or sums of nothing. */
function isEmpty(text: string): boolean {
  return text === '[]' || !/"(id|name|reference)"|:[1-9-]/.test(text);
}
