import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { permissions, type Permission } from '@balcao/domain';
import type { Response } from 'supertest';
import type { Browser } from '../e2e/support/browser.js';
import { guardedRoutes, type GuardedRoute } from '../e2e/support/written-routes.js';
import { allBut, only } from './story/limited.js';
import type { Step } from './story/step.js';
import { openStory, type Story } from './story/story.js';

interface Refused {
  readonly code?: string;
  readonly params?: { readonly permission?: string };
}

/** A refusal in a line. */
function textOf({ status, body }: Response): string {
  const { code = '', params } = body as Refused;
  return [status, code, params?.permission ?? ''].join(' ').trim();
}

const nameOf = ({ method, path }: GuardedRoute) => `${method} ${path}`;

describe('a member with every permission but one', () => {
  let story: Story;
  let zita: Browser;
  let examples: ReadonlyMap<string, Step>;

  beforeAll(async () => {
    story = await openStory();
    zita = story.player.browser('zita');
    examples = new Map(story.played.map(({ route, step }) => [route, step]));
  });
  afterAll(() => story.server.end());

  const call = (route: GuardedRoute) =>
    story.player.send(examples.get(nameOf(route)) ?? [nameOf(route), 'NONE NONE NONE'], zita);

  it.each(permissions)('is refused each route that needs it, which is named: %s', async (left) => {
    await allBut(story, 'zita', left);
    const wrong: string[] = [];
    for (const route of guardedRoutes().filter(({ who }) => who === left)) {
      const answer = textOf(await call(route));
      if (answer !== `403 identity.permissionMissing ${left}`) {
        wrong.push(`${nameOf(route)}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('may call each route with the permission that is written with it', async () => {
    const wrong: string[] = [];
    const needed = new Set(guardedRoutes().map(({ who }) => who));
    for (const permission of needed) {
      await only(story, 'zita', permission);
      for (const route of guardedRoutes()) {
        if (route.who !== permission || route.oneOf.length > 0 || route.method !== 'GET') continue;
        if (route.path === '/live') continue;
        const answer = textOf(await call(route));
        const isOwn = answer === `403 identity.permissionMissing ${permission}`;
        if (isOwn || answer.startsWith('5')) wrong.push(`${nameOf(route)}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('misses something for each permission that there is', () => {
    const needed = new Set<Permission>(guardedRoutes().map(({ who }) => who));
    expect(permissions.filter((permission) => !needed.has(permission))).toEqual(askedInside);
  });
});

/** Permissions that no route asks for: rules of the books and of rows do. */
const askedInside: readonly Permission[] = [
  'companies.passLock',
  'documents.exceedCreditLimit',
  'stock.viewCost',
  'stock.exceedLimits',
  'pos.returnWithoutReceipt',
  'views.share',
];
