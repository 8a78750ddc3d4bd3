import type { MemberJoined } from '@balcao/domain';
import { defineCollection, type Row } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** Where a user may work. The partition is the user's id, the row's id the company's. */
export interface MembershipRow extends Row {
  readonly role: string;
  readonly permissions: readonly string[];
}

export const memberships = defineCollection<MembershipRow>({
  name: 'memberships',
  version: 1,
  fields: { role: 'text' },
  indexes: [],
});

export const membershipsProjection = defineProjection<MembershipRow, MemberJoined>({
  name: 'memberships',
  category: 'journal',
  collection: memberships,
  events: ['MemberJoined'],
  keys: ({ data, streamId }) => [{ id: streamId, partition: data.id }],
  fold: (_, { data: { role, permissions } }, { id }) => ({ id, role, permissions }),
});
