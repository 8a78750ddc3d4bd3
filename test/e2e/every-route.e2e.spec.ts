import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rolePermissions, roles, type Permission, type Role } from '@balcao/domain';
import type { Response, Test } from 'supertest';
import { Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, mercearia, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';
import {
  guardedRoutes,
  writtenRoutes,
  type GuardedRoute,
  type WrittenRoute,
} from './support/written-routes.js';

/** What is written into every record of the other company. */
const marker = 'Alheio';

/** Answers that never end. */
const streams = new Set(['/live']);

let shop: Shop;
const guarded = guardedRoutes();
const members = new Map<Role, Browser>();

beforeAll(async () => {
  shop = await openStockedShop();
  await shop.amelia.done('/documents/D1/issue', twoSacks);
  for (const role of roles) {
    members.set(role, role === 'owner' ? shop.amelia : await joined(shop, role, { role }));
  }
});
afterAll(() => shop.server.end());

function call(browser: Browser, { method, path }: WrittenRoute, id = 'NONE1'): Test {
  const address = addressOf({ path }, id);
  if (method === 'GET') return browser.get(address);
  if (method === 'DELETE') return browser.delete(address);
  return method === 'PUT' ? browser.put(address, {}) : browser.post(address, {});
}

const addressOf = ({ path }: Pick<WrittenRoute, 'path'>, id: string): string =>
  path.replaceAll(/:\w+/g, id);

/** What cannot be read as a body: nothing, half of an object, and what no route takes. */
const unreadable = [
  ['application/json', ''],
  ['application/json', '{"reason":'],
  ['application/x-nothing', 'Pedido'],
] as const;

/** What an auditor may send: files, checks, and what is its own. */
const ofAnAuditor = [
  'POST /approval-requests/:id/withdraw',
  'POST /books-check',
  'POST /companies/current/verify-journal',
  'POST /fiscal/check',
  'POST /inspection-packs',
  'POST /inspection-packs/:id/cancel',
  'POST /notifications/read',
  'POST /report-schedules',
  'POST /report-schedules/:id/remove',
  'POST /views',
  'POST /views/:id/remove',
  'POST /views/:id/rename',
  'PUT /notifications/preferences',
  'PUT /views/default',
];

/** The permission that a role's preset lacks for a route; none when it lacks nothing. */
function missingOf(
  role: Role,
  { who, oneOf }: Pick<GuardedRoute, 'who' | 'oneOf'>,
): Permission | undefined {
  const allowed: readonly string[] = rolePermissions[role];
  if (!allowed.includes(who)) return who;
  return oneOf.some((each) => allowed.includes(each)) ? undefined : oneOf[0];
}

function membered(role: Role): Browser {
  const browser = members.get(role);
  if (browser === undefined) throw new Error(`nobody has joined as ${role}`);
  return browser;
}

/** A refusal in a line. */
function textOf({ status, body }: Response): string {
  const { code = '', params } = body as Refused;
  return [status, code, params?.permission ?? ''].join(' ').trim();
}

interface Refused {
  readonly code?: string;
  readonly params?: { readonly permission?: string };
}

describe('every route', () => {
  it('is known', () => {
    expect(guarded.length).toBeGreaterThan(400);
  });

  it('refuses each role whose preset lacks its permission, and names it', async () => {
    const wrong: string[] = [];
    for (const [role, browser] of members) {
      for (const route of guarded) {
        const missing = missingOf(role, route);
        if (missing === undefined) continue;
        const answer = textOf(await call(browser, route));
        const right = `403 identity.permissionMissing ${missing}`;
        if (answer !== right) wrong.push(`${role} ${route.method} ${route.path}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused so before its body is looked at, whatever was sent', async () => {
    const wrong: string[] = [];
    const auditor = membered('auditor');
    for (const { method, ...route } of guarded) {
      if (method !== 'POST' && method !== 'PUT') continue;
      const missing = missingOf('auditor', route);
      for (const [type, text] of unreadable) {
        const path = addressOf(route, 'FT_2026.1');
        const answer = textOf(await auditor.text(method, path, type, text));
        // Of what the auditor may do, the body is what is wrong.
        const isRight =
          missing === undefined
            ? !answer.startsWith('403')
            : answer === `403 identity.permissionMissing ${missing}`;
        if (!isRight) wrong.push(`${method} ${route.path} ${type}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('says what is wrong with a body to those who may send it', async () => {
    const answers = await Promise.all(
      unreadable.map(async ([type, text]) => {
        return textOf(await shop.amelia.text('POST', '/articles', type, text));
      }),
    );
    expect(answers).toEqual([
      '400 request.malformed',
      '400 request.malformed',
      '415 request.unsupportedType',
    ]);
  });

  it('an auditor may send to is one of the few that change no books', () => {
    const open = guarded.filter(
      (route) => route.method !== 'GET' && missingOf('auditor', route) === undefined,
    );
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(ofAnAuditor);
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
    for (const route of writtenRoutes().filter(({ who }) => who === 'signedIn')) {
      const { status } = await call(nobody, route);
      if (status !== 401) wrong.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('lets each role do what its preset allows', async () => {
    const wrong: string[] = [];
    for (const [role, browser] of [...members].reverse()) {
      for (const route of guarded) {
        if (missingOf(role, route) !== undefined || streams.has(route.path)) continue;
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
    await amelia.found(company);
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
