import type {
  NotificationEvent,
  NotificationPreferencesChanged,
  NotificationRaised,
  NotificationsRead,
} from './notification.events.js';

/** What a person is told of in a company, and wants to be. */
export interface Notifications {
  /** Kinds that are not shown. */
  readonly off: readonly string[];
  /** Kinds that come by mail too. */
  readonly mailed: readonly string[];
  /** Ids of what is not read yet; folded in place. */
  readonly unread: Set<string>;
}

/** Notifications that one event marks as read, at most. */
export const READ_AT_ONCE_MAX = 500;

/** Of a person who has no stream here yet; new each time, since it is folded in place. */
export const noNotifications = (): Notifications => ({ off: [], mailed: [], unread: new Set() });

/** The state after one more event of a person's stream. */
export function evolveNotifications(
  state: Notifications | undefined,
  { type, data }: NotificationEvent,
): Notifications {
  const before = state ?? noNotifications();
  switch (type) {
    case 'NotificationRaised':
      before.unread.add(data.id);
      return before;
    case 'NotificationsRead':
      for (const id of data.ids) before.unread.delete(id);
      return before;
    case 'NotificationPreferencesChanged':
      return { ...before, off: data.off, mailed: data.mailed };
  }
}

/** Tells a person of something, unless the person does not want to know. */
export function raiseNotification(
  state: Notifications | undefined,
  data: NotificationRaised['data'],
): readonly NotificationRaised[] {
  return state?.off.includes(data.kind) === true ? [] : [{ type: 'NotificationRaised', data }];
}

/** Marks notifications as read: those named, or all; the others are read already. */
export function readNotifications(
  state: Notifications | undefined,
  userId: string,
  ids?: readonly string[],
): readonly NotificationsRead[] {
  const unread = state?.unread ?? new Set<string>();
  const read = ids === undefined ? [...unread] : ids.filter((id) => unread.has(id));
  const events: NotificationsRead[] = [];
  for (let at = 0; at < read.length; at += READ_AT_ONCE_MAX) {
    const data = { id: userId, ids: read.slice(at, at + READ_AT_ONCE_MAX) };
    events.push({ type: 'NotificationsRead', data });
  }
  return events;
}

/** Changes what a person wants to be told of; what is off is not mailed either. */
export function changeNotificationPreferences(
  state: Notifications | undefined,
  userId: string,
  wanted: Pick<Notifications, 'off' | 'mailed'>,
): readonly NotificationPreferencesChanged[] {
  const off = [...new Set(wanted.off)].sort();
  const mailed = [...new Set(wanted.mailed)].filter((kind) => !off.includes(kind)).sort();
  const before = state ?? noNotifications();
  const isSame = before.off.join() === off.join() && before.mailed.join() === mailed.join();
  if (isSame) return [];
  return [{ type: 'NotificationPreferencesChanged', data: { id: userId, off, mailed } }];
}
