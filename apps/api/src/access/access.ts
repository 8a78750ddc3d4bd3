import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@balcao/domain';

/** Who may call a route. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'operator' }
  | { readonly kind: 'permission'; readonly permission: Permission };

/** Under which a route says who may call it; one that says nothing is refused. */
export const accessKey = 'balcao:access';

/** For members of the request's company who have the permission. */
export const Allow = (permission: Permission): MethodDecorator & ClassDecorator =>
  SetMetadata(accessKey, { kind: 'permission', permission } satisfies Access);

/** For everybody. */
export const Public = (): MethodDecorator & ClassDecorator =>
  SetMetadata(accessKey, { kind: 'public' } satisfies Access);

/** For every signed-in user, regardless of the company. */
export const SignedIn = (): MethodDecorator & ClassDecorator =>
  SetMetadata(accessKey, { kind: 'signedIn' } satisfies Access);

/** For the operator of the server: from this machine, or with the operators' token. */
export const Operators = (): MethodDecorator & ClassDecorator =>
  SetMetadata(accessKey, { kind: 'operator' } satisfies Access);

/** Under which `AlsoOneOf` says what it takes. */
export const oneOfKey = 'balcao:one-of';

/**
 * Requires one of these in addition to the route's permission: for routes that need one or another
 * depending on what is sent. A caller who has none of them is thus refused before the input, or
 * what it is about, is examined.
 */
export const AlsoOneOf = (...permissions: readonly Permission[]): MethodDecorator =>
  SetMetadata(oneOfKey, permissions);

/** Under which `PeopleOnly` marks a route. */
export const peopleOnlyKey = 'balcao:people-only';

/** Only for signed-in people, in addition to the route's other rules: no program's key opens it. */
export const PeopleOnly = (): MethodDecorator & ClassDecorator => SetMetadata(peopleOnlyKey, true);
