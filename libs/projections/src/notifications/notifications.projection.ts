import type { NotificationKind, NotificationRow } from '@balcao/contracts';
import type { NotificationRaised, NotificationsRead } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** Notifications; each row is one person's. */
export const notifications = defineCollection<NotificationRow>({
  name: 'notifications',
  version: 2,
  fields: { userId: 'text', kind: 'text', raisedAt: 'text', isRead: 'boolean' },
  indexes: [
    ['userId', 'raisedAt'],
    ['userId', 'isRead', 'raisedAt'],
  ],
});

type Stored = (NotificationRaised | NotificationsRead) & {
  readonly metadata: { readonly recordedAt: string };
};

/** The row's id: unique to the person, even if others have the same ids. */
export const notificationRowId = (userId: string, id: string): string => `${userId}.${id}`;

/** Streams are named `notices-<companyId>.<userId>`; no company's id has a dot. */
function ownerOf(streamId: string): { readonly partition: string; readonly userId: string } {
  const dot = streamId.indexOf('.');
  return { partition: streamId.slice(0, dot), userId: streamId.slice(dot + 1) };
}

/** Folds each person's stream of notices: raised, and read. */
export const notificationsProjection = defineProjection<NotificationRow, Stored>({
  name: 'notifications',
  category: 'notices',
  collection: notifications,
  events: ['NotificationRaised', 'NotificationsRead'],
  keys: ({ streamId, data }) => {
    const { partition, userId } = ownerOf(streamId);
    const ids = 'ids' in data ? data.ids : [data.id];
    return ids.map((id) => ({ id: notificationRowId(userId, id), partition }));
  },
  fold: (row, event, { id }) => {
    if (event.type === 'NotificationsRead') return row && { ...row, isRead: true };
    if (row !== undefined) return row;
    const { params } = event.data;
    // A kind that this version does not know is named as it is.
    const kind = event.data.kind as NotificationKind;
    const { userId } = ownerOf(event.streamId);
    return { id, userId, kind, params, raisedAt: event.metadata.recordedAt, isRead: false };
  },
});
