import { Table, defineSlice } from '../kernel/index.js';
import type { IdentityEvent, MemberInvited, Rights } from './identity.events.js';
import type { MemberLimits } from './member-limits.js';
import { allowedTo, type Permission, type Role } from './permissions.js';

/** Somebody who works, or has worked, in the company. */
export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly email?: string;
  /** Has no account: is at tills by PIN only. */
  readonly isStaff?: true;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  /** None for an owner. */
  readonly limits?: MemberLimits | undefined;
  /** Who was removed is remembered by name: the history tells of them. */
  readonly state: 'active' | 'suspended' | 'removed';
  readonly pin?: MemberPin | undefined;
}

/** What a member proves at tills who it is with. */
export interface MemberPin {
  readonly pinId: string;
  readonly isLocked: boolean;
  /** Somebody else set it, and knows it. */
  readonly isStart?: true;
}

/** An invitation that can still be accepted. */
export type Invitation = MemberInvited['data'] & {
  /** Of the last letter. */
  readonly letter?: { readonly tokenHash: string; readonly expiresAt: string };
};

/** Who may do what in the company; accounts and passwords are in streams of their own. */
export type IdentitySlice = {
  /** By user id. */
  readonly members: Table<Member>;
  /** By id; open ones only. */
  readonly invitations: Table<Invitation>;
};

/** Folds members, open invitations and PINs. */
export const identitySlice = defineSlice<IdentitySlice, IdentityEvent>({
  create: (undo) => ({ members: new Table(undo), invitations: new Table(undo) }),
  evolve: {
    MemberJoined: ({ members, invitations }, joined) => {
      const { id, name, email, isStaff, invitationId } = joined;
      const known = {
        userId: id,
        name,
        ...(email !== undefined && { email }),
        ...(isStaff && { isStaff }),
      };
      members.set(id, { ...known, ...rightsOf(joined), state: 'active' });
      if (invitationId !== undefined) invitations.delete(invitationId);
    },
    MemberInvited: ({ invitations }, invited) => {
      invitations.set(invited.id, invited);
    },
    InvitationMailed: ({ invitations }, { id, tokenHash, expiresAt }) => {
      const invitation = invitations.get(id);
      if (invitation) invitations.set(id, { ...invitation, letter: { tokenHash, expiresAt } });
    },
    InvitationWithdrawn: ({ invitations }, { id }) => {
      invitations.delete(id);
    },
    MemberRightsChanged: (slice, { id, after }) => {
      change(slice, id, (member) => ({ ...member, ...rightsOf(after) }));
    },
    MemberSuspended: (slice, { id }) => {
      change(slice, id, (member) => ({ ...member, state: 'suspended' }));
    },
    MemberReinstated: (slice, { id }) => {
      change(slice, id, (member) => ({ ...member, state: 'active' }));
    },
    MemberRemoved: (slice, { id }) => {
      change(slice, id, (member) => ({ ...member, pin: undefined, state: 'removed' }));
    },
    SupervisorPinSet: (slice, { id, pinId, isStart }) => {
      const pin = { pinId, isLocked: false, ...(isStart && { isStart }) };
      change(slice, id, (member) => ({ ...member, pin }));
    },
    SupervisorPinRemoved: (slice, { id }) => {
      change(slice, id, (member) => ({ ...member, pin: undefined }));
    },
    SupervisorPinLocked: (slice, { id }) => {
      change(slice, id, ({ pin, ...member }) => ({
        ...member,
        ...(pin && { pin: { ...pin, isLocked: true } }),
      }));
    },
  },
});

function change({ members }: IdentitySlice, id: string, to: (member: Member) => Member): void {
  const member = members.get(id);
  if (member) members.set(id, to(member));
}

function rightsOf({ role, permissions, limits }: Rights) {
  const isFree = role === 'owner';
  return { role, permissions: allowedTo(role, permissions), limits: isFree ? undefined : limits };
}
