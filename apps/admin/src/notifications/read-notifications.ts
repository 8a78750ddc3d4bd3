import {
  notificationKinds,
  type NotificationKind,
  type NotificationPreferences,
  type NotificationRow,
} from '@balcao/contracts';
import { paymentPath } from '../routing/payment-path.js';

/** Under which what was read of notifications is kept; live events name it too. */
export const notificationsKey = 'notifications';

/** Notifications as answered; typed by the contract, checked to be a list. */
export function parseNotifications(body: unknown): readonly NotificationRow[] {
  if (!Array.isArray(body)) throw new Error('the notifications have an unknown shape');
  return body as readonly NotificationRow[];
}

/** How many are unread; none in an answer of another shape. */
export function parseUnread(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('count' in body)) return 0;
  return typeof body.count === 'number' ? body.count : 0;
}

/** The preferences; everything is shown in an answer of another shape. */
export function parsePreferences(body: unknown): NotificationPreferences {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const { off, mailed } = fields as Readonly<Record<string, unknown>>;
  return { off: kindsIn(off), mailed: kindsIn(mailed) };
}

function kindsIn(value: unknown): readonly NotificationKind[] {
  return Array.isArray(value) ? notificationKinds.filter((kind) => value.includes(kind)) : [];
}

/** The page on which what it tells of is looked at; undefined where there is none. */
export function linkOf({
  kind,
  params,
}: {
  readonly kind: string;
  readonly params: NotificationRow['params'];
}): string | undefined {
  const id = String(params['documentId'] ?? '');
  switch (kind) {
    case 'documentSent':
    case 'documentFailed':
      return params['record'] === 'payment'
        ? paymentPath(id)
        : `/commercial/document/${id.split('_')[0] ?? ''}/${encodeURIComponent(id)}`;
    case 'reportFailed':
      return '/commercial/reports';
    case 'importFinished':
      return '/imports';
    case 'jobFinished':
    case 'jobFailed':
      return '/jobs';
    case 'stockBelowMinimum':
      return '/commercial/reorder';
    case 'batchesExpiring':
      return '/commercial/batches';
    case 'invoicesOverdue':
      return '/commercial/document/FT';
    case 'approvalRequested':
    case 'approvalGranted':
    case 'approvalRefused':
      return '/approvals';
    case 'invitationAccepted':
      return '/users';
    case 'subscription':
      return '/subscription';
    case 'companyDamaged':
      return '/service';
    case 'journalDamaged':
      return '/system';
    case 'booksDiffer':
    case 'booksUnchecked':
      return '/commercial/books';
    case 'webhookPaused':
    case 'webhookUnanswered':
      return '/developers';
    default:
      return undefined;
  }
}

/** The list's query: the newest first, of one kind or all, unread ones or all. */
export function queryOf(isUnreadOnly: boolean, kind: string, count: number): string {
  const filter = {
    ...(isUnreadOnly && { isRead: false }),
    ...(kind !== '' && { kind }),
  };
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: 'raisedAt:desc',
    perPage: String(count),
  }).toString();
}
