import type { InvitationRow } from '@balcao/contracts';
import type {
  InvitationMailed,
  InvitationWithdrawn,
  MemberInvited,
  MemberJoined,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** Invitations that can still be accepted. */
export const invitations = defineCollection<InvitationRow>({
  name: 'invitations',
  version: 4,
  fields: { email: 'text', role: 'text', invitedAt: 'text', expiresAt: 'text' },
  indexes: [['invitedAt']],
  searchText: ({ email }) => email,
});

type Event = (MemberInvited | InvitationMailed | InvitationWithdrawn | MemberJoined) & {
  readonly metadata: { readonly recordedAt: string };
};

/** A row from the invitation until somebody joins by it or it is withdrawn. */
export const invitationsProjection = defineProjection<InvitationRow, Event>({
  name: 'invitations',
  category: 'journal',
  collection: invitations,
  events: ['MemberInvited', 'InvitationMailed', 'InvitationWithdrawn', 'MemberJoined'],
  keys: (event) => {
    if (event.type !== 'MemberJoined') return [{ id: event.data.id }];
    const { invitationId } = event.data;
    return invitationId === undefined ? [] : [{ id: invitationId }];
  },
  fold: (row, event) => {
    switch (event.type) {
      case 'MemberInvited': {
        const { invitedBy: invitedById, ...invited } = event.data;
        return { ...invited, invitedById, invitedAt: event.metadata.recordedAt };
      }
      case 'InvitationMailed': {
        const { expiresAt } = event.data;
        return row && { ...row, expiresAt, mailedAt: event.metadata.recordedAt };
      }
      case 'InvitationWithdrawn':
      case 'MemberJoined':
        return undefined;
    }
  },
});
