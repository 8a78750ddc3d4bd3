import { Table, defineSlice } from '../kernel/index.js';
import type { IdentityEvent } from './identity.events.js';
import { allowedTo, type Permission, type Role } from './permissions.js';

export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
}

export type IdentitySlice = {
  /** By user id. */
  readonly members: Table<Member>;
};

export const identitySlice = defineSlice<IdentitySlice, IdentityEvent>({
  create: (undo) => ({ members: new Table(undo) }),
  evolve: {
    MemberJoined: ({ members }, { id, name, role, permissions }) => {
      members.set(id, { userId: id, name, role, permissions: allowedTo(role, permissions) });
    },
  },
});
