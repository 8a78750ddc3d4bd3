import { RequestMethod, type INestApplicationContext, type Type } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Permission } from '@balcao/domain';
import { commandKey } from '../http/api-command.js';
import { mediaTypeKey, type MediaType } from '../http/media-types.js';
import { accessKey, oneOfKey, peopleOnlyKey, type Access } from './access.js';

/** One route, and who may call it. */
export interface DeclaredRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, `/series/:id/close`. */
  readonly path: string;
  readonly access: Access;
  /** One of these as well, in addition to the permission. */
  readonly oneOf: readonly Permission[];
  /** No API key opens it. */
  readonly isForPeopleOnly: boolean;
  /** What its body may be. */
  readonly mediaType: MediaType;
  readonly handler: RouteHandler;
  readonly controller: RouteController;
  /** The status of its answer when all is well. */
  readonly status: number;
  /** It can be tried without being carried out. */
  readonly isRehearsable: boolean;
  /** The content types that it says it answers. */
  readonly produces: readonly string[];
  /** The collection of its rows, where its path does not name it. */
  readonly rowsOf: string | undefined;
  /** The class as the sources name it: a factory names each controller that it makes. */
  readonly declaredAs: string;
}

/** Under which a list below another one says which collection its rows are of. */
export const rowsKey = 'balcao:rows';

/** Under which a controller of a factory keeps the name of its class. */
export const declaredAsKey = 'balcao:declared-as';

/** The method that answers a route. */
export type RouteHandler = Parameters<Reflector['get']>[1];

/** The class that the method is of. */
export type RouteController = Type<unknown>;

const methods: Readonly<Partial<Record<RequestMethod, DeclaredRoute['method']>>> = {
  [RequestMethod.GET]: 'GET',
  [RequestMethod.POST]: 'POST',
  [RequestMethod.PUT]: 'PUT',
  [RequestMethod.PATCH]: 'PATCH',
  [RequestMethod.DELETE]: 'DELETE',
};

/** Every route of the app with what its decorators say, in the order of the paths. */
export function declaredRoutes(app: INestApplicationContext): readonly DeclaredRoute[] {
  const routes = routesIn(app.get(DiscoveryService, { strict: false }), app.get(Reflector));
  return routes.toSorted((a, b) => compare(a.path, b.path) || compare(a.method, b.method));
}

/** The same for what is inside of the app. */
export function routesIn(
  discovery: DiscoveryService,
  reflector: Reflector,
): readonly DeclaredRoute[] {
  const scanner = new MetadataScanner();
  return discovery.getControllers().flatMap(({ instance, metatype }) => {
    const prototype: unknown = Object.getPrototypeOf(instance);
    if (typeof metatype !== 'function' || typeof prototype !== 'object') return [];
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = (instance as Readonly<Record<string, RouteHandler | undefined>>)[name];
      return handler === undefined ? [] : routesOf(reflector, handler, metatype as RouteController);
    });
  });
}

function routesOf(
  reflector: Reflector,
  handler: RouteHandler,
  controller: RouteController,
): readonly DeclaredRoute[] {
  const verb = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
  const method = verb === undefined ? undefined : methods[verb];
  const access = reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, controller]);
  if (method === undefined || access === undefined) return [];
  const oneOf = reflector.get<readonly Permission[] | undefined>(oneOfKey, handler) ?? [];
  const isForPeopleOnly =
    reflector.getAllAndOverride<boolean | undefined>(peopleOnlyKey, [handler, controller]) ?? false;
  const paths = (target: RouteHandler) =>
    [reflector.get<string | readonly string[] | undefined>(PATH_METADATA, target) ?? ''].flat();
  const mediaType =
    reflector.get<MediaType | undefined>(mediaTypeKey, handler) ?? 'application/json';
  const declaredAs =
    reflector.get<string | undefined>(declaredAsKey, controller) ?? controller.name;
  const declared = {
    method,
    access,
    oneOf,
    isForPeopleOnly,
    mediaType,
    handler,
    controller,
    ...answersOf(reflector, handler, method),
    declaredAs,
  };
  return paths(controller).flatMap((base) =>
    paths(handler).map((below) => ({ ...declared, path: joined(base, below) })),
  );
}

/** What a route says of its answers. */
function answersOf(reflector: Reflector, handler: RouteHandler, method: DeclaredRoute['method']) {
  const status = reflector.get<number | undefined>(HTTP_CODE_METADATA, handler);
  const types = reflector.get<readonly string[] | undefined>('swagger/apiProduces', handler);
  return {
    status: status ?? (method === 'POST' ? 201 : 200),
    isRehearsable: reflector.get<string | undefined>(commandKey, handler) === 'rehearsable',
    produces: types ?? [],
    rowsOf: reflector.get<string | undefined>(rowsKey, handler),
  };
}

/** Who may call each route, one line each: `GET /articles catalog.view`. */
export function printedRoutes(routes: readonly DeclaredRoute[]): string {
  return routes.map((route) => `${printedRoute(route)}\n`).join('');
}

function printedRoute({ method, path, access, oneOf, isForPeopleOnly }: DeclaredRoute): string {
  const who = access.kind === 'permission' ? access.permission : access.kind;
  const more = [
    ...(oneOf.length === 0 ? [] : [`and one of ${oneOf.join(' ')}`]),
    ...(isForPeopleOnly ? ['people only'] : []),
  ];
  return [`${method} ${path} ${who}`, ...more].join(', ');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const joined = (...parts: readonly string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/')}`;
