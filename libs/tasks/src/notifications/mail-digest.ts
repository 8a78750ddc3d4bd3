import { DeliveryRefused } from '@balcao/delivery';
import { digestMail, notificationSentence, renderMail } from '@balcao/messages';
import type { NotificationEvent, NotificationRaised } from '@balcao/domain';
import { metadataAs } from '@balcao/event-store';
import { eventAs } from '@balcao/journal';
import { readAccount } from '../accounts/index.js';
import type { TaskGround } from '../task-ground.js';
import { noticeStreamOf, noticeStreams } from './notice-streams.js';

type Ground = Pick<TaskGround, 'events' | 'mail' | 'clock' | 'webAddress'>;

/** Notifications that one mail tells; the others are counted. */
const SENTENCES_SHOWN = 20;
const dayMs = 24 * 3_600_000;

interface Addressee {
  readonly companyId: string;
  readonly companyName: string;
  readonly userId: string;
  readonly today: string;
}

/**
 * Mails a person what came since yesterday and is not read, of the kinds that the person wants by
 * mail; answers whether there was anything. The mail of a day bears one id.
 */
export async function mailDigest(
  ground: Ground,
  { companyId, companyName, userId, today }: Addressee,
): Promise<boolean> {
  const stream = noticeStreamOf(companyId, userId);
  const { state } = await noticeStreams(ground).read(stream);
  if (state === undefined || state.mailed.length === 0 || state.unread.size === 0) return false;
  const since = new Date(ground.clock().getTime() - dayMs).toISOString();
  const unread: NotificationRaised['data'][] = [];
  for await (const stored of ground.events.read(`notices-${stream}`)) {
    const event = eventAs<NotificationEvent>(stored);
    const { recordedAt } = metadataAs<{ readonly recordedAt: string }>(stored);
    if (event.type !== 'NotificationRaised' || recordedAt < since) continue;
    const { id, kind } = event.data;
    if (state.unread.has(id) && state.mailed.includes(kind)) unread.unshift(event.data);
  }
  const user = unread.length === 0 ? undefined : (await readAccount(ground.events, userId))?.user;
  if (user === undefined) return false;
  const language = user.preferences.language ?? 'pt';
  const params = {
    firstName: user.firstName,
    companyName,
    sentences: unread
      .slice(0, SENTENCES_SHOWN)
      .map(({ kind, params: values }) => notificationSentence(language, kind, values)),
    more: Math.max(0, unread.length - SENTENCES_SHOWN),
    link: `${ground.webAddress}/${language}/notifications`,
  };
  const mail = renderMail(digestMail, language, params);
  await ground.mail
    .send({ id: `digest-${companyId}-${userId}-${today}`, to: user.email, ...mail })
    .catch((error: unknown) => {
      // One address that takes nothing is no reason why the others get nothing.
      if (!(error instanceof DeliveryRefused)) throw error;
    });
  return true;
}
