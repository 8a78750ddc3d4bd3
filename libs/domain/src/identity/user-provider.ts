import { refuse } from '../refusal.js';
import type { UserEvent } from './user.events.js';
import type { ProviderLink, User } from './user-state.js';

/** Lets somebody whom a provider knows sign in to the account; nothing where that is so already. */
export function linkProvider(user: User, link: ProviderLink): readonly UserEvent[] {
  if (user.providers.some((known) => isSame(known, link))) return [];
  return [{ type: 'ProviderLinked', data: { id: user.id, ...link } }];
}

/** Ends it; refused while there is no password to sign in with instead. */
export function unlinkProviders(user: User): readonly UserEvent[] {
  if (user.providers.length > 0 && user.passwordHash === undefined) {
    refuse('identity.lastWayIn');
  }
  return user.providers.map(({ issuer, subject }) => ({
    type: 'ProviderUnlinked',
    data: { id: user.id, issuer, subject },
  }));
}

const isSame = (one: ProviderLink, other: ProviderLink): boolean =>
  one.issuer === other.issuer && one.subject === other.subject;
