/** What people are told of. */
export const notificationKinds = [
  'documentSent',
  'documentFailed',
  'reportFailed',
  'importFinished',
  'jobFinished',
  'jobFailed',
  'stockBelowMinimum',
  'batchesExpiring',
  'invoicesOverdue',
  'invitationAccepted',
  'approvalRequested',
  'approvalGranted',
  'approvalRefused',
  'subscription',
  'webhookPaused',
  'webhookUnanswered',
  'journalDamaged',
  'companyDamaged',
  'booksDiffer',
  'booksUnchecked',
] as const;
/** What one notification is about; its sentences are in the catalogues of messages. */
export type NotificationKind = (typeof notificationKinds)[number];

/** Names and figures of a notification, for its sentence; which, depends on its kind. */
export type NotificationParams = Readonly<Record<string, string | number>>;

/** `GET /api/notifications`: the caller's own, in the company of the request. */
export interface NotificationRow {
  readonly id: string;
  readonly revision: number;
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly params: NotificationParams;
  /** UTC instant. */
  readonly raisedAt: string;
  readonly isRead: boolean;
}

/** `GET /api/notifications/unread`. */
export interface UnreadNotifications {
  readonly count: number;
}

/** `POST /api/notifications/read`: these, or all there are. */
export interface ReadNotificationsBody {
  readonly ids?: readonly string[];
}

/** `GET` and `PUT /api/notifications/preferences`. */
export interface NotificationPreferences {
  /** Kinds that are not shown at all. */
  readonly off: readonly NotificationKind[];
  /** Kinds that come by mail once a day when they are not read by then. */
  readonly mailed: readonly NotificationKind[];
}
