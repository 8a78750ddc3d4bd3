import type {
  MemberJoined,
  MemberLimits,
  MemberReinstated,
  MemberRemoved,
  MemberRightsChanged,
  MemberSuspended,
  Rights,
} from '@balcao/domain';
import { defineCollection, type Row } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { without } from '../without.js';

/** Where a user may work. The partition is the user's id, the row's id the company's. */
export interface MembershipRow extends Row {
  readonly role: string;
  readonly permissions: readonly string[];
  readonly limits?: MemberLimits;
  readonly isSuspended?: boolean;
}

/** By user, the companies that signing in offers. */
export const memberships = defineCollection<MembershipRow>({
  name: 'memberships',
  version: 4,
  fields: { role: 'text', isSuspended: 'boolean' },
  indexes: [],
});

type Event =
  | MemberJoined
  | MemberRightsChanged
  | MemberSuspended
  | MemberReinstated
  | MemberRemoved;

/** Folds every company's members into the partitions of the users; who is removed has no row. */
export const membershipsProjection = defineProjection<MembershipRow, Event>({
  name: 'memberships',
  category: 'journal',
  collection: memberships,
  events: [
    ...(['MemberJoined', 'MemberRightsChanged', 'MemberSuspended'] as const),
    ...(['MemberReinstated', 'MemberRemoved'] as const),
  ],
  keys: ({ data, streamId }) => [{ id: streamId, partition: data.id }],
  fold: (row, event, { id }) => {
    if (event.type === 'MemberJoined') return { id, ...rightsOf(event.data) };
    if (row === undefined) return undefined;
    switch (event.type) {
      case 'MemberRightsChanged':
        return { ...without(row, 'limits'), ...rightsOf(event.data.after) };
      case 'MemberSuspended':
        return { ...row, isSuspended: true };
      case 'MemberReinstated':
        return without(row, 'isSuspended');
      case 'MemberRemoved':
        return undefined;
    }
  },
});

function rightsOf({ role, permissions, limits }: Rights) {
  return { role, permissions, ...(limits && { limits }) };
}
