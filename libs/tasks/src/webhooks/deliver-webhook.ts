import { activeMembers, toldEventTypes, type Webhook } from '@balcao/domain';
import type { RecordedEvent } from '@balcao/event-store';
import type { JobHandler } from '@balcao/jobs';
import { journalStream } from '@balcao/journal';
import { tell } from '../notifications/notice-streams.js';
import type { TaskGround } from '../task-ground.js';
import { sendWebhook } from './send-webhook.js';
import { toldEvent } from './told-event.js';
import { orderDelivery, wakeOrder, type WebhookTarget } from './webhook-jobs.js';
import { webhookSignature } from './webhook-signature.js';
import { WebhookOvertaken, WebhookStream, type KnownPlace } from './webhook-stream.js';

/** A webhook that nothing has reached for this long is paused. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
/** A run ends after this many events or this long, and another goes on: workers are shared. */
const EVENTS_PER_RUN = 500;
const RUN_MS = 15_000;
/** Events that were passed without telling of any are noted at the end of a run from here on. */
const NOTED_FROM = 500;
const AGAIN_MS = 200;

export type WebhookGround = Pick<
  TaskGround,
  'events' | 'journals' | 'jobs' | 'clock' | 'newId' | 'webhooks'
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
    const [webhook, secret, place] = await Promise.all([
      webhookOf(ground, target),
      stream.secret(),
      stream.place(),
    ]);
    if (webhook === undefined || webhook.paused !== undefined) return { told: 0 };
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
  { events, clock }: Pick<WebhookGround, 'events' | 'clock'>,
  { companyId, webhookId }: Pick<WebhookTarget, 'companyId' | 'webhookId'>,
): WebhookStream {
  return new WebhookStream(events, clock, companyId, webhookId);
}

async function tellOn(ground: WebhookGround, run: Run, from: KnownPlace) {
  const { target, webhook, stream } = run;
  const types = new Set(webhook.types.length === 0 ? toldEventTypes : webhook.types);
  const ends = performance.now() + RUN_MS;
  let place = from;
  let told = 0;
  let next = place.next;
  const journal = journalStream(target.companyId);
  for await (const event of ground.events.read(journal, { from: next })) {
    run.signal.throwIfAborted();
    if (told >= EVENTS_PER_RUN || performance.now() > ends) {
      await goOnSoon(ground, target);
      break;
    }
    if (types.has(event.type)) {
      if (!(await isStillWanted(ground, target))) return { told };
      place = await tellOf(ground, run, place, event);
      told += 1;
    }
    next = event.revision + 1;
  }
  if (next - place.next >= NOTED_FROM) {
    await stream.advance(place, { type: 'WebhookAdvanced', data: {} }, { next, failures: 0 });
  }
  return { told };
}

/** Somebody may pause or remove it while it is told. */
async function isStillWanted(ground: WebhookGround, target: WebhookTarget): Promise<boolean> {
  const webhook = await webhookOf(ground, target);
  return webhook !== undefined && webhook.paused === undefined;
}

/** One attempt, and what it comes to. */
async function tellOf(
  ground: WebhookGround,
  run: Run,
  place: KnownPlace,
  event: RecordedEvent,
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
    await giveUp(ground, run.target, webhook);
    throw new WebhookOvertaken('paused');
  }
  const why = 'failure' in outcome ? outcome.failure : `HTTP ${outcome.status}`;
  throw new Error(`${webhook.name}: revision ${revision} did not arrive (${why})`);
}

function send(ground: WebhookGround, { webhook, secret, signal }: Run, event: RecordedEvent) {
  const told = toldEvent(event, webhook.withCosts);
  const body = JSON.stringify(told);
  return sendWebhook({
    url: webhook.url,
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Balcao-Webhooks/1',
      'balcao-event-id': told.id,
      'balcao-event-type': told.type,
      'balcao-webhook-id': webhook.id,
      'balcao-signature': webhookSignature(secret, body, ground.clock()),
    },
    allowsLoopback: ground.webhooks?.allowsLoopback ?? false,
    signal,
  });
}

async function giveUp(ground: WebhookGround, target: WebhookTarget, { name }: Webhook) {
  const { companyId, webhookId: id } = target;
  const commandId = `give-up-${ground.newId()}`;
  const body = { type: 'GiveUpWebhook', id } as const;
  await ground.journals.execute(companyId, { commandId, actorId: 'webhooks', body });
  const told = await ground.journals.inspect(companyId, (books) =>
    activeMembers(books)
      .filter(({ permissions }) => permissions.includes('integrations.manage'))
      .map(({ userId }) => userId),
  );
  const notice = { id: commandId, kind: 'webhookPaused', params: { name } } as const;
  await tell(ground, companyId, told, notice);
}

async function goOnSoon({ jobs, newId }: WebhookGround, target: WebhookTarget): Promise<void> {
  await jobs.enqueue(wakeOrder(target, newId(), new Date(Date.now() + AGAIN_MS)));
}

function webhookOf(
  { journals }: WebhookGround,
  { companyId, webhookId }: WebhookTarget,
): Promise<Webhook | undefined> {
  return journals.inspect(companyId, (books) => books.integrations.webhooks.get(webhookId));
}

function targetOf(job: { companyId: string; actorId: string; payload: unknown }): WebhookTarget {
  const { companyId, actorId, payload } = job;
  // What `webhook-jobs.ts` has ordered: this is where its type returns.
  const { webhookId } = payload as { readonly webhookId: string };
  return { companyId, actorId, webhookId };
}
