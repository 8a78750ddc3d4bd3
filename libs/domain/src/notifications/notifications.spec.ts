import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { NotificationEvent } from './notification.events.js';
import {
  changeNotificationPreferences,
  evolveNotifications,
  raiseNotification,
  readNotifications,
  type Notifications,
} from './notifications.js';

const sent = { id: 'sent1', kind: 'documentSent', params: { reference: 'FT 2026/1' } };
const overdue = { id: 'overdue1', kind: 'invoicesOverdue', params: { count: 3 } };

const after = (...events: readonly NotificationEvent[]): Notifications | undefined =>
  events.reduce<Notifications | undefined>(evolveNotifications, undefined);

describe('the notifications of a person', () => {
  const notifications = () =>
    after(
      { type: 'NotificationRaised', data: sent },
      { type: 'NotificationRaised', data: overdue },
    );

  it('are raised unless their kind is off', () => {
    const [quiet] = changeNotificationPreferences(undefined, 'amina', {
      off: ['documentSent'],
      mailed: [],
    });
    expect(raiseNotification(undefined, sent)).toHaveLength(1);
    expect(quiet && raiseNotification(after(quiet), sent)).toEqual([]);
    expect(quiet && raiseNotification(after(quiet), overdue)).toHaveLength(1);
  });

  it('are read once, those named or all', () => {
    expect(readNotifications(notifications(), 'amina', ['sent1', 'unknown'])).toEqual([
      { type: 'NotificationsRead', data: { id: 'amina', ids: ['sent1'] } },
    ]);
    const all = readNotifications(notifications(), 'amina');
    expect(all[0]?.data.ids).toEqual(['sent1', 'overdue1']);
    const read = all.reduce<Notifications | undefined>(evolveNotifications, notifications());
    expect(readNotifications(read, 'amina')).toEqual([]);
  });

  it('are marked as read five hundred at a time', () => {
    const many = Array.from({ length: 501 }, (_each, at) => ({
      type: 'NotificationRaised' as const,
      data: { ...sent, id: `sent${at}` },
    }));
    const sizes = readNotifications(after(...many), 'amina').map(({ data }) => data.ids.length);
    expect(sizes).toEqual([500, 1]);
  });

  it('are never mailed when they are off, and change nothing twice', () => {
    const wanted = { off: ['jobFailed'], mailed: ['jobFailed', 'invoicesOverdue'] };
    const [changed] = changeNotificationPreferences(undefined, 'amina', wanted);
    expect(changed?.data).toEqual({ id: 'amina', off: ['jobFailed'], mailed: ['invoicesOverdue'] });
    expect(changed && changeNotificationPreferences(after(changed), 'amina', wanted)).toEqual([]);
  });

  it.each(['NotificationRaised', 'NotificationsRead', 'NotificationPreferencesChanged'])(
    'can be folded from the sample of %s',
    (type) => {
      const url = new URL(`../testing/samples/${type}.v1.json`, import.meta.url);
      const sample: unknown = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
      expect(after(sample as NotificationEvent)?.unread.size).toBe(
        type === 'NotificationRaised' ? 1 : 0,
      );
    },
  );
});
