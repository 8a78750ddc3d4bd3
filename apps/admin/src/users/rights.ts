import type { MemberRow } from '@balcao/contracts';
import {
  contextOf,
  permissions,
  rolePermissions,
  type Permission,
  type Role,
} from '@balcao/domain';
import type { PermissionContext, PermissionGroups, PermissionWords } from '@balcao/messages';
import { folded } from '../formats/folded.js';

/** How far a member may go; what is absent is free. */
export type Limits = NonNullable<MemberRow['limits']>;

/** What a member may do, as it is being changed. */
export interface Rights {
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly limits: Limits;
}

export const rightsOf = ({ role, permissions: held, limits = {} }: MemberRow): Rights => ({
  role,
  permissions: held,
  limits,
});

/** The limits without one of them, which is free then. */
export function withoutLimit(limits: Limits, name: keyof Limits): Limits {
  return Object.fromEntries(Object.entries(limits).filter(([key]) => key !== name));
}

/** Whether the permission differs from what the role begins with. */
export function differs({ role, permissions: held }: Rights, permission: Permission): boolean {
  const preset: readonly Permission[] = rolePermissions[role];
  return preset.includes(permission) !== held.includes(permission);
}

export const differencesOf = (rights: Rights): readonly Permission[] =>
  permissions.filter((permission) => differs(rights, permission));

/** The rights with one permission more or less. */
export function toggled(rights: Rights, permission: Permission): Rights {
  const isHeld = rights.permissions.includes(permission);
  const held = permissions.filter((one) =>
    one === permission ? !isHeld : rights.permissions.includes(one),
  );
  return { ...rights, permissions: held };
}

export interface PermissionGroup {
  readonly title: string;
  readonly permissions: readonly Permission[];
}

/** The permissions by their contexts, as far as their words hold what is searched for. */
export function groupsOf(
  words: PermissionWords,
  titles: PermissionGroups,
  search: string,
): readonly PermissionGroup[] {
  const wanted = folded(search.trim());
  const fits = (permission: Permission): boolean => {
    const { name, description } = words[permission];
    const title = titles[contextOf(permission) as PermissionContext];
    return folded(`${title} ${name} ${description} ${permission}`).includes(wanted);
  };
  const contexts = [...new Set(permissions.map(contextOf))];
  return contexts
    .map((context) => ({
      title: titles[context as PermissionContext],
      permissions: permissions.filter((one) => contextOf(one) === context && fits(one)),
    }))
    .filter((group) => group.permissions.length > 0);
}
