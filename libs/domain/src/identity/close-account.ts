import { refuse } from '../refusal.js';
import type { UserEvent } from './user.events.js';
import type { User } from './user-state.js';

/**
 * Ends an account and every session of it; nothing where it is closed already. `soleOwnerOf` names
 * the open companies that would be left without an owner.
 */
export function closeAccount(
  { id, isClosed }: User,
  soleOwnerOf: readonly string[],
): readonly UserEvent[] {
  if (isClosed) return [];
  if (soleOwnerOf.length > 0) refuse('company.lastOwner', { companies: soleOwnerOf });
  return [{ type: 'AccountClosed', data: { id } }];
}
