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

/** For everybody who has signed in, whatever the company. */
export const SignedIn = (): MethodDecorator & ClassDecorator =>
  SetMetadata(accessKey, { kind: 'signedIn' } satisfies Access);

/** For whoever runs the server: from this machine, or with the operators' token. */
export const Operators = (): MethodDecorator & ClassDecorator =>
  SetMetadata(accessKey, { kind: 'operator' } satisfies Access);

/** Under which `AlsoOneOf` says what it takes. */
export const oneOfKey = 'balcao:one-of';

/**
 * Beside the route's permission, one of these: for what takes one or another by what is sent. So
 * whoever may do none of it is told before what was sent, or what it is about, is looked at.
 */
export const AlsoOneOf = (...permissions: readonly Permission[]): MethodDecorator =>
  SetMetadata(oneOfKey, permissions);

/** Under which `PeopleOnly` marks a route. */
export const peopleOnlyKey = 'balcao:people-only';

/** For signed-in people alone, beside what else the route says: no program's key opens it. */
export const PeopleOnly = (): MethodDecorator & ClassDecorator => SetMetadata(peopleOnlyKey, true);
