import type { Books } from '../books.js';
import { refuse, type Problems } from '../refusal.js';
import type { RightsContent } from './identity.commands.js';
import type { Rights } from './identity.events.js';
import { readLimits, widerThan } from './member-limits.js';
import { activeMember } from './members.js';
import { isPermission, isRole, rolePermissions, type Permission } from './permissions.js';

const noRights: Rights = { role: 'cashier', permissions: [] };

/** Rights as they are kept: an owner has all, and no limits; permissions in the list's order. */
export function readRights(sent: RightsContent, problems: Problems): Rights {
  const { role } = sent;
  if (!isRole(role)) {
    problems.add('role', 'field.invalid', { field: 'role' });
    return noRights;
  }
  if (role === 'owner') return { role, permissions: rolePermissions.owner };
  const permissions = readPermissions(sent.permissions ?? rolePermissions[role], problems);
  const limits = readLimits(sent.limits, 'limits', problems);
  return { role, permissions, ...(limits && { limits }) };
}

function readPermissions(sent: readonly string[], problems: Problems): readonly Permission[] {
  const known = sent.filter(isPermission);
  if (known.length < sent.length) {
    problems.add('permissions', 'field.invalid', { field: 'permissions' });
  }
  return rolePermissions.owner.filter((permission) => known.includes(permission));
}

/**
 * Refuses rights that go beyond the granter's own. A member may keep the rights it already has:
 * only what is added or widened has to be within the granter's.
 */
export function refuseBeyondOwn(
  books: Books,
  actorId: string,
  granted: Rights,
  before: Rights = noRights,
): void {
  const actor = activeMember(books, actorId);
  if (actor?.role === 'owner') return;
  if (granted.role === 'owner' || before.role === 'owner') refuse('identity.ownersByOwners');
  const own = actor?.permissions ?? [];
  const added = granted.permissions.find(
    (permission) => !own.includes(permission) && !before.permissions.includes(permission),
  );
  if (added !== undefined) refuse('identity.grantsMore', { permission: added }, 'permissions');
  const limit = widerThan(granted.limits, actor?.limits);
  if (limit === undefined) return;
  const isSame = JSON.stringify(granted.limits?.[limit]) === JSON.stringify(before.limits?.[limit]);
  if (before !== noRights && isSame) return;
  refuse('identity.grantsWiderLimit', { limit }, `limits.${limit}`);
}
