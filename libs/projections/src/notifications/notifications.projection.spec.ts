import { describe, expect, it } from '@jest/globals';
import { applied } from '../testing/applied.js';
import { notificationsProjection } from './notifications.projection.js';

const metadata = { recordedAt: '2026-03-02T08:00:00.000Z' };
const raised = {
  type: 'NotificationRaised',
  data: { id: 'overdue1', kind: 'invoicesOverdue', params: { count: 3 } },
  metadata,
};
const read = {
  type: 'NotificationsRead',
  data: { id: 'amina', ids: ['overdue1', 'unknown'] },
  metadata,
};
const row = {
  id: 'amina.overdue1',
  userId: 'amina',
  kind: 'invoicesOverdue',
  params: { count: 3 },
  raisedAt: '2026-03-02T08:00:00.000Z',
};
const stream = 'MERCEARIA.amina';

describe('the rows of notifications', () => {
  it('are the person’s own, unread at first', () => {
    expect(applied(notificationsProjection, [raised], stream)).toEqual({
      'amina.overdue1': { ...row, isRead: false },
    });
  });

  it('stay read when they are raised again', () => {
    expect(applied(notificationsProjection, [raised, read, raised], stream)).toEqual({
      'amina.overdue1': { ...row, isRead: true },
    });
  });

  it('are in the partition of the company', () => {
    const event = { ...raised, stream: '', category: 'notices', streamId: stream, revision: 0 };
    expect(notificationsProjection.keys(event)).toEqual([
      { id: 'amina.overdue1', partition: 'MERCEARIA' },
    ]);
  });
});
