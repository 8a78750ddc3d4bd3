import { Inject, Injectable } from '@nestjs/common';
import type { DeliveryAnswer, WebhookAnswer } from '@balcao/contracts';
import { actorName, refuse } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import {
  isWebhookUrl,
  listenTo,
  mintWebhookSecret,
  orderDelivery,
  webhookStreamOf,
  WebhookOvertaken,
  type WebhookSettings,
} from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { EVENTS, JOBS, JOURNALS, SOURCES } from '../composition/tokens.js';
import { Secrets } from '../identity/secrets.js';
import { WEBHOOK_SETTINGS } from './integrations.tokens.js';

/** Races that may be lost to the deliveries that go on meanwhile. */
const MOVE_TRIES = 20;

/** Data of webhooks outside the books: secrets, progress, attempts. */
@Injectable()
export class Webhooks {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(WEBHOOK_SETTINGS) private readonly settings: WebhookSettings,
    private readonly secrets: Secrets,
  ) {}

  /** Refuses an address that nothing may be sent to. */
  checkUrl(url: string | undefined): void {
    if (url === undefined || isWebhookUrl(url.trim(), this.settings.allowsLoopback)) return;
    refuse('webhook.invalidAddress', undefined, 'url');
  }

  /** The secret of a webhook that is about to be made; made again it is the same. */
  async prepare({ companyId }: MemberCaller, webhookId: string): Promise<string> {
    await listenTo(this.events, companyId);
    const stream = this.#stream(companyId, webhookId);
    const secret = mintWebhookSecret();
    const next = (await this.journals.revision(companyId)) + 1;
    const isNew = await stream.begin(secret, next);
    return isNew ? secret : ((await stream.secret()) ?? secret);
  }

  async list(companyId: string): Promise<readonly WebhookAnswer[]> {
    const last = await this.journals.revision(companyId);
    const known = await this.journals.inspect(companyId, (books) =>
      [...books.integrations.webhooks.values()].map((webhook) => ({
        ...webhook,
        createdByName: actorName(books, webhook.createdBy),
      })),
    );
    return Promise.all(
      known.map(async ({ id, name, url, types, withCosts, createdAt, createdByName, ...rest }) => {
        const { since, paused } = rest;
        const place = await this.#stream(companyId, id).place();
        const next = place?.next ?? since + 1;
        const isFailing = (place?.failures ?? 0) > 0;
        return {
          id,
          name,
          url,
          types,
          withCosts,
          createdAt,
          createdByName,
          next,
          state: paused !== undefined ? 'paused' : isFailing ? 'failing' : 'active',
          ...(paused !== undefined && { pausedBecause: paused }),
          behind: Math.max(0, last + 1 - next),
        } as const;
      }),
    );
  }

  async deliveries(
    companyId: string,
    webhookId: string,
    limit: number,
  ): Promise<readonly DeliveryAnswer[]> {
    await this.#require(companyId, webhookId);
    const attempts = await this.#stream(companyId, webhookId).attempts(limit);
    return attempts.map(({ at, eventType, revision, attempt, isDelivered, ...outcome }) => {
      const { status, durationMs, answer, failure } = outcome;
      return {
        at,
        eventType,
        revision,
        attempt,
        isDelivered,
        durationMs,
        ...(status !== undefined && { status }),
        ...(answer !== undefined && { answer }),
        ...(failure !== undefined && { failure }),
      };
    });
  }

  /** Has everything from a revision on sent again, with the ids it had. */
  async replay(caller: MemberCaller, webhookId: string, from: number): Promise<void> {
    await this.#move(caller, webhookId, () => from);
  }

  /** Goes on where it stopped, with days before it again in which to arrive. */
  async restart(caller: MemberCaller, webhookId: string): Promise<void> {
    await this.#move(caller, webhookId, (next) => next);
  }

  /** Has what is waiting sent now, without waiting for the next attempt. */
  async hurry({ companyId, userId: actorId }: MemberCaller, webhookId: string): Promise<void> {
    await orderDelivery(this.jobs, { companyId, webhookId, actorId }, true);
  }

  /** Moves it behind the deliveries that it interrupts. */
  async #move(caller: MemberCaller, webhookId: string, to: (next: number) => number) {
    await this.#require(caller.companyId, webhookId);
    const stream = this.#stream(caller.companyId, webhookId);
    for (let tries = 1; ; tries += 1) {
      const place = (await stream.place()) ?? refuse('record.notFound', { id: webhookId });
      try {
        const news = { type: 'WebhookRewound', data: {} } as const;
        await stream.advance(place, news, { next: to(place.next), failures: 0 });
        break;
      } catch (error) {
        if (!(error instanceof WebhookOvertaken) || tries === MOVE_TRIES) throw error;
      }
    }
    await this.hurry(caller, webhookId);
  }

  async #require(companyId: string, id: string): Promise<void> {
    const isKnown = await this.journals.inspect(companyId, ({ integrations }) =>
      integrations.webhooks.has(id),
    );
    if (!isKnown) refuse('record.notFound', { id });
  }

  #stream(companyId: string, webhookId: string) {
    const { events, secrets } = this;
    const { clock } = this.sources;
    return webhookStreamOf({ events, clock, secrets }, { companyId, webhookId });
  }
}
