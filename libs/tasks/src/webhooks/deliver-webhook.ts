import type { FeedEvent } from '@balcao/contracts';
import {
  activeMembers,
  isAnsweredFor,
  sightOf,
  feedEventTypes,
  ownName,
  type EventSight,
  type Webhook,
} from '@balcao/domain';
import type { JobHandler } from '@balcao/jobs';
import { journalStream } from '@balcao/journal';
import { tell } from '../notifications/notice-streams.js';
import type { TaskGround } from '../task-ground.js';
import { sendWebhook } from './send-webhook.js';
import { feedEventOf } from './feed-event.js';
import { orderDelivery, wakeOrder, type WebhookTarget } from './webhook-jobs.js';
import { signedHeaders } from './webhook-signature.js';
import { WebhookOvertaken, WebhookStream, type KnownPlace } from './webhook-stream.js';

/** A webhook that nothing has reached for this long is paused. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
/** A run ends after this many events or this long, and another goes on: workers are shared. */
const EVENTS_PER_RUN = 500;
const RUN_MS = 15_000;
/** Events that were passed without telling of any are noted at the end of a run from here on. */
const NOTED_FROM = 500;
const AGAIN_MS = 200;

/** What of the ground telling a webhook needs. */
export type WebhookGround = Pick<
  TaskGround,
  'events' | 'journals' | 'jobs' | 'clock' | 'newId' | 'secrets' | 'webhooks'
>;

/** What one run works on. */
interface Run {
  readonly target: WebhookTarget;
  readonly webhook: Webhook;
  readonly stream: WebhookStream;
  readonly secret: string;
  readonly signal: AbortSignal;
}

/**
 * Tells one webhook what is recorded, in order, from where it stopped; an event that does not
 * arrive holds up those behind it. Throws when one does not arrive: the queue tries again later.
 */
export function deliverWebhook(ground: WebhookGround): JobHandler {
  return async ({ job, signal }) => {
    const target = targetOf(job);
    const stream = streamOf(ground, target);
    const wanted = await wantedWebhook(ground, target);
    if (wanted === undefined) return { told: 0 };
    const { webhook } = wanted;
    const [secret, place] = await Promise.all([stream.secret(), stream.place()]);
    if (secret === undefined || place === undefined) return { told: 0 };
    try {
      return await tellOn(ground, { target, webhook, stream, secret, signal }, place);
    } catch (error) {
      // Whoever has moved it has ordered a job for it too, or is one.
      if (!(error instanceof WebhookOvertaken)) throw error;
      await goOnSoon(ground, target);
      return { told: 0 };
    }
  };
}

/** Sees to it that a webhook's job runs again. */
export function wakeWebhook({ jobs }: Pick<WebhookGround, 'jobs'>): JobHandler {
  return async ({ job }) => {
    const outcome = await orderDelivery(jobs, targetOf(job));
    if (outcome === 'running') throw new Error('the delivery still runs');
    return undefined;
  };
}

/** The stream of a webhook. */
export function streamOf(
  { events, clock, secrets }: Pick<WebhookGround, 'events' | 'clock' | 'secrets'>,
  { companyId, webhookId }: Pick<WebhookTarget, 'companyId' | 'webhookId'>,
): WebhookStream {
  return new WebhookStream(events, clock, secrets, companyId, webhookId);
}

async function tellOn(ground: WebhookGround, run: Run, from: KnownPlace) {
  const { target, webhook, stream } = run;
  const types = new Set(webhook.types.length === 0 ? feedEventTypes : webhook.types);
  const ends = performance.now() + RUN_MS;
  let place = from;
  let delivered = 0;
  let next = place.next;
  const journal = journalStream(target.companyId);
  for await (const event of ground.events.read(journal, { from: next })) {
    run.signal.throwIfAborted();
    if (delivered >= EVENTS_PER_RUN || performance.now() > ends) {
      await goOnSoon(ground, target);
      break;
    }
    if (types.has(event.type)) {
      // Somebody may pause or remove it while it is told, or lose what it takes to keep it.
      const wanted = await wantedWebhook(ground, target);
      if (wanted === undefined) return { told: delivered };
      const seen = feedEventOf(event, wanted.sight);
      if (seen !== undefined) {
        place = await tellOf(ground, run, place, seen);
        delivered += 1;
      }
    }
    next = event.revision + 1;
  }
  if (next - place.next >= NOTED_FROM) {
    await stream.advance(place, { type: 'WebhookAdvanced', data: {} }, { next, failures: 0 });
  }
  return { told: delivered };
}

/** A webhook, and what of events it is told: no more than who answers for it sees. */
interface WantedWebhook {
  readonly webhook: Webhook;
  readonly sight: EventSight;
}

/** The webhook, where it is to be told; one that nobody answers for any more is paused. */
async function wantedWebhook(
  ground: WebhookGround,
  target: WebhookTarget,
): Promise<WantedWebhook | undefined> {
  const { companyId, webhookId } = target;
  const found = await ground.journals.inspect(companyId, (books) => {
    const webhook = books.integrations.webhooks.get(webhookId);
    if (webhook === undefined) return undefined;
    const { seesExpected } = sightOf(books, webhook.keptBy);
    const sight = { seesCosts: webhook.withCosts, seesExpected };
    return { webhook, sight, isAnswered: isAnsweredFor(books, webhook) };
  });
  if (found === undefined || found.webhook.paused !== undefined) return undefined;
  if (found.isAnswered) return found;
  await giveUp(ground, target, found.webhook, 'unanswered');
  return undefined;
}

/** One attempt, and what it comes to. */
async function tellOf(
  ground: WebhookGround,
  run: Run,
  place: KnownPlace,
  event: FeedEvent,
): Promise<KnownPlace> {
  const { webhook, stream } = run;
  const { type: eventType, revision } = event;
  const begun = performance.now();
  const outcome = await send(ground, run, event);
  const durationMs = Math.round(performance.now() - begun);
  const isDelivered = 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
  // Failures are of the event that stands at the place; passing others leaves them behind.
  const attempt = place.failures + 1;
  const data = { eventType, revision, attempt, isDelivered, durationMs, ...outcome };
  const news = { type: 'WebhookAttempted', data } as const;
  if (isDelivered) return stream.advance(place, news, { next: revision + 1, failures: 0 });
  const now = ground.clock();
  const failingSince = place.failingSince ?? now.toISOString();
  await stream.advance(place, news, { next: revision, failures: attempt, failingSince });
  if (now.getTime() - Date.parse(failingSince) >= GIVE_UP_AFTER_MS) {
    await giveUp(ground, run.target, webhook, 'failing');
    throw new WebhookOvertaken('paused');
  }
  const why = 'failure' in outcome ? outcome.failure : `HTTP ${outcome.status}`;
  throw new Error(`${webhook.name}: revision ${revision} did not arrive (${why})`);
}

function send(ground: WebhookGround, { webhook, secret, signal }: Run, event: FeedEvent) {
  const body = JSON.stringify(event);
  return sendWebhook({
    url: webhook.url,
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Balcao-Webhooks/1',
      'balcao-event-type': event.type,
      'balcao-webhook-id': webhook.id,
      ...signedHeaders(secret, { id: event.id, body, at: ground.clock() }),
    },
    allowsLoopback: ground.webhooks?.allowsLoopback ?? false,
    signal,
  });
}

async function giveUp(
  ground: WebhookGround,
  target: WebhookTarget,
  { name }: Webhook,
  because: 'failing' | 'unanswered',
): Promise<void> {
  const { companyId, webhookId: id } = target;
  const noticeId = `give-up-${ground.newId()}`;
  const commandId = ownName(noticeId);
  const body = { type: 'GiveUpWebhook', id, because } as const;
  await ground.journals.execute(companyId, { commandId, actorId: 'webhooks', body });
  const administrators = await ground.journals.inspect(companyId, (books) =>
    activeMembers(books)
      .filter(({ permissions }) => permissions.includes('integrations.manage'))
      .map(({ userId }) => userId),
  );
  const kind = because === 'failing' ? 'webhookPaused' : 'webhookUnanswered';
  const notice = { id: noticeId, kind, params: { name } } as const;
  await tell(ground, companyId, administrators, notice);
}

async function goOnSoon({ jobs, newId }: WebhookGround, target: WebhookTarget): Promise<void> {
  await jobs.enqueue(wakeOrder(target, newId(), new Date(Date.now() + AGAIN_MS)));
}

function targetOf(job: { companyId: string; actorId: string; payload: unknown }): WebhookTarget {
  const { companyId, actorId, payload } = job;
  // What `webhook-jobs.ts` has ordered: this is where its type returns.
  const { webhookId } = payload as { readonly webhookId: string };
  return { companyId, actorId, webhookId };
}
