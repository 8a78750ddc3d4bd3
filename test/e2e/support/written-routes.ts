import { readFileSync } from 'node:fs';
import type { DeclaredRoute } from '@balcao/api';
import { isPermission, type Permission } from '@balcao/domain';

/** The list of who may call each route that is reviewed; `npm run docs` writes it. */
export const writtenRoutesFile = new URL('../../../docs/reference/routes.txt', import.meta.url);

/**
 * One line of the list: the tests expect of a route what is written there, not what it declares.
 */
export interface WrittenRoute extends Pick<DeclaredRoute, 'method' | 'path' | 'isForPeopleOnly'> {
  /** Anybody signed in, or with a permission in the company. */
  readonly who: Permission | 'public' | 'signedIn' | 'operator';
  /** One of these as well. */
  readonly oneOf: readonly Permission[];
}

/** A route for members of the company with a permission. */
export interface GuardedRoute extends WrittenRoute {
  readonly who: Permission;
}

/** Every route as the list has it. */
export function writtenRoutes(): readonly WrittenRoute[] {
  const lines = readFileSync(writtenRoutesFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map(routeIn);
}

/** The routes that ask for a permission. */
export const guardedRoutes = (): readonly GuardedRoute[] =>
  writtenRoutes().filter((route): route is GuardedRoute => isPermission(route.who));

function routeIn(line: string): WrittenRoute {
  const [route = '', ...more] = line.split(', ');
  const [method, path = '', who = ''] = route.split(' ');
  const oneOf =
    more
      .find((part) => part.startsWith('and one of '))
      ?.split(' ')
      .slice(3) ?? [];
  return {
    method: method as WrittenRoute['method'],
    path,
    who: who as WrittenRoute['who'],
    oneOf: oneOf.filter(isPermission),
    isForPeopleOnly: more.includes('people only'),
  };
}
