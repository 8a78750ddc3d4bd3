import {
  evolveNotifications,
  raiseNotification,
  ownName,
  type NotificationEvent,
  type Notifications,
} from '@balcao/domain';
import type { NotificationKind, NotificationParams } from '@balcao/contracts';
import { ShortStreams } from '@balcao/journal';
import type { TaskGround } from '../task-ground.js';

type Ground = Pick<TaskGround, 'events' | 'clock'>;

/** The streams `notices-<companyId>.<userId>`: a person's notifications in a company. */
export function noticeStreams({
  events,
  clock,
}: Ground): ShortStreams<Notifications, NotificationEvent> {
  return new ShortStreams(events, { category: 'notices', evolve: evolveNotifications }, clock);
}

/** The id of a person's stream in a company. */
export const noticeStreamOf = (companyId: string, userId: string): string =>
  `${companyId}.${userId}`;

/** Something to tell people of a company. */
export interface Notice {
  /** Repeats with the same id are sent once. */
  readonly id: string;
  readonly kind: NotificationKind;
  readonly params: NotificationParams;
}

/** Tells each of the people, who may have said that they do not want to know. */
export async function tell(
  ground: Ground,
  companyId: string,
  userIds: readonly string[],
  notice: Notice,
): Promise<void> {
  const streams = noticeStreams(ground);
  const { id, kind, params } = notice;
  for (const userId of userIds) {
    await streams.execute(noticeStreamOf(companyId, userId), {
      commandId: ownName(`notice-${id}`),
      actorId: userId,
      // The first notice counts: the figures of a repeat may differ.
      body: { id },
      decide: (state) => raiseNotification(state, { id, kind, params }),
    });
  }
}
