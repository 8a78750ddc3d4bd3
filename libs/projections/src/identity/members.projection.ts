import type { MemberRow } from '@balcao/contracts';
import type { IdentityEvent, Rights } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { without } from '../without.js';

/** Who works in a company; the row's id is the user's. */
export const members = defineCollection<MemberRow>({
  name: 'members',
  version: 6,
  fields: { name: 'name', email: 'text', role: 'text', state: 'text', joinedAt: 'text' },
  indexes: [['name']],
  searchText: ({ name, email = '' }) => `${name} ${email}`,
});

type Event = Exclude<
  IdentityEvent,
  { type: 'MemberInvited' | 'InvitationMailed' | 'InvitationWithdrawn' }
> & { readonly metadata: { readonly recordedAt: string } };

/** Folds the rights, suspensions and PINs of a company's members. */
export const membersProjection = defineProjection<MemberRow, Event>({
  name: 'members',
  category: 'journal',
  collection: members,
  events: [
    ...(['MemberJoined', 'MemberRightsChanged', 'MemberSuspended', 'MemberReinstated'] as const),
    ...(['MemberRemoved', 'SupervisorPinSet', 'SupervisorPinRemoved'] as const),
    'SupervisorPinLocked',
  ],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) => {
    if (event.type === 'MemberJoined') {
      const { id, name, email, isStaff } = event.data;
      const { recordedAt: joinedAt } = event.metadata;
      const known = {
        id,
        name,
        ...(email !== undefined && { email }),
        ...(isStaff && { isStaff }),
      };
      return { ...known, ...rightsOf(event.data), state: 'active', joinedAt };
    }
    if (row === undefined) return undefined;
    switch (event.type) {
      case 'MemberRightsChanged':
        return { ...without(row, 'limits'), ...rightsOf(event.data.after) };
      case 'MemberSuspended':
        return { ...row, state: 'suspended' };
      case 'MemberReinstated':
        return { ...row, state: 'active' };
      case 'MemberRemoved':
        return undefined;
      case 'SupervisorPinSet':
        return { ...row, pin: event.data.isStart === true ? 'start' : 'set' };
      case 'SupervisorPinRemoved':
        return without(row, 'pin');
      case 'SupervisorPinLocked':
        return { ...row, pin: 'locked' };
    }
  },
});

function rightsOf({ role, permissions, limits }: Rights) {
  return { role, permissions, ...(limits && { limits }) };
}
