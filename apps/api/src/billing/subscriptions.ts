import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  beginTrial,
  standingOf,
  ownName,
  type BillingContext,
  type Plans,
  type Standing,
  type Subscription,
  type SubscriptionEvent,
} from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import type { ShortStream } from '@balcao/journal';
import {
  billingContext,
  definePresetPlans,
  keepSubscriptionsSchedule,
  mailsOf,
  readPlans,
  SERVICE,
  subscriptionStreams,
  type BillingSettings,
  type SubscriptionStreams,
} from '@balcao/tasks';
import { LRUCache } from 'lru-cache';
import type { Sources } from '../composition/backend.js';
import { EVENTS, JOBS, SOURCES } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';
import { BILLING, type BillingGround } from './billing.tokens.js';

/** Subscriptions that are kept in memory; those used last. */
const remembered = 10_000;
const retryDelayMs = 1_000;

/** A subscription that there is. */
export type KnownSubscription = ShortStream<Subscription> & { readonly state: Subscription };

/** A change that somebody asks for. */
export interface SubscriptionChange {
  readonly commandId: string;
  readonly actorId: string;
  readonly correlationId?: string;
  readonly body: unknown;
  readonly decide: (
    subscription: Subscription,
    context: BillingContext,
  ) => readonly SubscriptionEvent[];
}

/**
 * Plans and subscriptions, in memory and fresh by a subscription to their streams: asking how a
 * company stands costs no read. Where the product is free there are none.
 */
@Injectable()
export class Subscriptions implements OnModuleInit, OnApplicationShutdown {
  readonly #streams: SubscriptionStreams;
  readonly #known = new LRUCache<string, Promise<KnownSubscription>>({ max: remembered });
  readonly #stopping = new AbortController();
  #plans: Promise<Plans> | undefined;

  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(BILLING) private readonly billing: BillingGround,
  ) {
    this.#streams = subscriptionStreams({ events, clock: sources.clock });
  }

  get isBilled(): boolean {
    return this.billing.settings !== undefined;
  }

  /** How companies pay; `RequestError` 404 where the product is free. */
  get settings(): BillingSettings {
    const { settings } = this.billing;
    if (settings === undefined) throw new RequestError(404, 'request.notFound');
    return settings;
  }

  onModuleInit(): void {
    if (!this.isBilled) return;
    void this.#begin();
    void this.#follow();
  }

  onApplicationShutdown(): void {
    this.#stopping.abort();
  }

  plans(): Promise<Plans> {
    this.#plans ??= readPlans({ ...this.#ground() }).catch((error: unknown) => {
      this.#plans = undefined;
      throw error;
    });
    return this.#plans;
  }

  /** What a decision at this moment depends on in addition to the subscription. */
  async context(): Promise<BillingContext> {
    return billingContext(this.sources.clock(), await this.plans());
  }

  /** A company's subscription; its trial begins when it is first asked for. */
  async find(companyId: string): Promise<KnownSubscription> {
    const known = this.#known.get(companyId);
    if (known !== undefined) return known;
    const loading = this.#load(companyId).catch((error: unknown) => {
      this.#known.delete(companyId);
      throw error;
    });
    this.#known.set(companyId, loading);
    return loading;
  }

  /** How the company stands now. */
  async standing(companyId: string): Promise<Standing> {
    const { plans, today } = await this.context();
    const { state } = await this.find(companyId);
    return standingOf(state, plans, today);
  }

  /** A subscription that has begun; refused as unknown where none has. */
  async known(companyId: string): Promise<KnownSubscription> {
    const read = await this.#streams.read(companyId);
    if (read.state === undefined) throw new RequestError(404, 'request.notFound');
    return { ...read, state: read.state };
  }

  /** The same as `change` for a company that others name: none is begun for it. */
  async settled(companyId: string, change: SubscriptionChange): Promise<KnownSubscription> {
    await this.known(companyId);
    return this.change(companyId, change);
  }

  /** Decides on a company's subscription and appends what was decided. */
  async change(companyId: string, change: SubscriptionChange): Promise<KnownSubscription> {
    await this.find(companyId);
    const context = await this.context();
    const { commandId, actorId, correlationId, body, decide } = change;
    const outcome = await this.#streams.execute(companyId, {
      commandId,
      actorId,
      body,
      ...(correlationId !== undefined && { correlationId }),
      decide: (state) => (state ? decide(state, context) : []),
    });
    this.#known.delete(companyId);
    for (const mail of mailsOf(outcome.events)) await this.jobs.enqueue(mail);
    return this.#begun(companyId, outcome);
  }

  /** Forgets what was read before a plan was written here. */
  forgetPlans(): void {
    this.#plans = undefined;
  }

  async #load(companyId: string): Promise<KnownSubscription> {
    const read = await this.#streams.read(companyId);
    if (read.state !== undefined) return { ...read, state: read.state };
    const { today } = await this.context();
    const begun = await this.#streams.execute(companyId, {
      commandId: ownName(`trial_${companyId}`),
      actorId: SERVICE,
      body: {},
      decide: (state) => beginTrial(state, { companyId }, { today }),
    });
    return this.#begun(companyId, begun);
  }

  #begun(companyId: string, read: ShortStream<Subscription>): KnownSubscription {
    if (read.state === undefined) throw new RangeError(`${companyId} has no subscription`);
    const { state, revision } = read;
    return { state, revision };
  }

  /** Plans to begin with, and the job that keeps every subscription; again until it is done. */
  async #begin(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await definePresetPlans(this.#ground());
        this.#plans = undefined;
        await this.jobs.repeat(keepSubscriptionsSchedule);
        // Under the place that it had before the product's own names were marked.
        await this.jobs.stopRepeating(SERVICE, keepSubscriptionsSchedule.key);
        return;
      } catch {
        await sleep(retryDelayMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Forgets what any node has changed; what was read before the following began may be old. */
  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    const options = { categories: ['subscription', 'plan'], fromEnd: true, signal };
    while (!signal.aborted) {
      try {
        let hasBegun = false;
        for await (const { events } of this.events.subscribe(options)) {
          if (!hasBegun) this.#forgetAll();
          hasBegun = true;
          for (const { stream, revision } of events) await this.#notice(stream, revision);
        }
        return;
      } catch {
        await sleep(retryDelayMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #forgetAll(): void {
    this.#known.clear();
    this.#plans = undefined;
  }

  async #notice(stream: string, revision: number): Promise<void> {
    if (stream.startsWith('plan-')) {
      this.#plans = undefined;
      return;
    }
    const companyId = stream.slice('subscription-'.length);
    const known = await this.#known.peek(companyId)?.catch(() => undefined);
    if (known !== undefined && known.revision < revision) this.#known.delete(companyId);
  }

  #ground() {
    return { events: this.events, clock: this.sources.clock };
  }
}
