import type { NotificationKind, NotificationRow, SessionInfo } from '@balcao/contracts';
import type { Browser } from './browser.js';
import { until } from './until.js';

/** The id of the person who is signed in. */
export const userIdOf = async (browser: Browser): Promise<string> =>
  ((await browser.read('/session')) as SessionInfo).user.id;

/** Waits for a notification of a kind, the newest of several. */
export const noticed = (browser: Browser, kind: NotificationKind): Promise<NotificationRow> =>
  until(async () => {
    const rows = (await browser.read('/notifications')) as readonly NotificationRow[];
    return rows.find((row) => row.kind === kind);
  });
