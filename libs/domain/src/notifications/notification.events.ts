import type { EventOf } from '../kernel/index.js';

/** Names and figures of a notification, for its sentence. */
export type NotificationParams = Readonly<Record<string, string | number>>;

/** A person is told of something, in the stream `notices-<companyId>.<userId>`. */
export type NotificationRaised = EventOf<
  'NotificationRaised',
  { readonly id: string; readonly kind: string; readonly params: NotificationParams }
>;
/** The person has read them; `id` is the person's. */
export type NotificationsRead = EventOf<
  'NotificationsRead',
  { readonly id: string; readonly ids: readonly string[] }
>;
/** What the person wants to be told of; `id` is the person's. */
export type NotificationPreferencesChanged = EventOf<
  'NotificationPreferencesChanged',
  { readonly id: string; readonly off: readonly string[]; readonly mailed: readonly string[] }
>;

/** What one person is told of in one company, in `notices-<companyId>.<userId>`. */
export type NotificationEvent =
  | NotificationRaised
  | NotificationsRead
  | NotificationPreferencesChanged;
