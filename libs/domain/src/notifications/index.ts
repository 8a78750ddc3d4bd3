export type {
  NotificationEvent,
  NotificationPreferencesChanged,
  NotificationRaised,
  NotificationsRead,
} from './notification.events.js';
export * from './notifications.js';
