import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch } from '@balcao/event-store';
import { journalStream } from '@balcao/journal';
import type { TaskGround } from '../task-ground.js';
import { companyIn, listenedCategory, listenedCompanies } from './listened-companies.js';
import { orderDelivery } from './webhook-jobs.js';

/** Events within this time are told by one job. */
const TOGETHER_MS = 200;
/** How often companies are looked at without any news: what a node missed that has died. */
const SWEEP_MS = 60_000;
const RETRY_MS = 1_000;

type FollowedGround = Pick<TaskGround, 'events' | 'journals' | 'jobs'>;

/**
 * Orders the deliveries of companies with webhooks as their journals grow: a reader of the log,
 * nothing on the way of an append. Where no company has a webhook, journals are not even read.
 * Answers how to stop it.
 */
export function followWebhooks(ground: FollowedGround): () => Promise<void> {
  const stopping = new AbortController();
  const follower = new Follower(ground, stopping.signal);
  const running = Promise.all([follower.follow(), follower.order(), follower.sweep()]);
  return async () => {
    stopping.abort();
    await running;
  };
}

class Follower {
  readonly #companies = new Set<string>();
  /** Companies that something is to be ordered for. */
  readonly #due = new Set<string>();
  /** The last revision of each that has been ordered. */
  readonly #ordered = new Map<string, number>();
  #reread = new AbortController();

  constructor(
    private readonly ground: FollowedGround,
    private readonly signal: AbortSignal,
  ) {}

  async follow(): Promise<void> {
    while (!this.#isOver()) {
      this.#reread = new AbortController();
      const signal = AbortSignal.any([this.signal, this.#reread.signal]);
      try {
        const isListening = this.#isListening();
        const categories = isListening ? [listenedCategory, 'journal'] : [listenedCategory];
        let isFirst = true;
        for await (const batch of this.ground.events.subscribe({
          categories,
          fromEnd: true,
          signal,
        })) {
          // Between two subscriptions something may have been written.
          if (isFirst) await this.#look();
          isFirst = false;
          this.#take(batch);
          if (!isListening && this.#isListening()) this.#reread.abort();
        }
      } catch {
        await this.#pause(RETRY_MS);
      }
    }
  }

  /** Orders what is due; asks again where a job was just running. */
  async order(): Promise<void> {
    while (!this.#isOver()) {
      await this.#pause(TOGETHER_MS);
      const due = [...this.#due];
      this.#due.clear();
      for (const companyId of due) {
        if (this.#isOver()) return;
        const isDone = await this.#orderFor(companyId).catch(() => false);
        if (!isDone) this.#due.add(companyId);
      }
    }
  }

  async sweep(): Promise<void> {
    while (!this.#isOver()) {
      await this.#pause(SWEEP_MS);
      if (this.#isOver()) return;
      await this.#look().catch(() => undefined);
    }
  }

  #isOver(): boolean {
    return this.signal.aborted;
  }

  #isListening(): boolean {
    return this.#companies.size > 0;
  }

  #take({ events }: Batch): void {
    for (const { stream, revision, data } of events) {
      if (stream.startsWith(`${listenedCategory}-`)) {
        const companyId = companyIn(data);
        this.#companies.add(companyId);
        this.#due.add(companyId);
        continue;
      }
      const companyId = stream.slice(journalStream('').length);
      if (!this.#companies.has(companyId)) continue;
      this.#ordered.set(companyId, revision);
      this.#due.add(companyId);
    }
  }

  /** Finds companies whose journals have grown unseen. */
  async #look(): Promise<void> {
    const { events } = this.ground;
    for (const companyId of await listenedCompanies(events)) {
      this.#companies.add(companyId);
      const last = await events.last(journalStream(companyId));
      if (last === undefined || (this.#ordered.get(companyId) ?? -1) >= last.revision) continue;
      this.#ordered.set(companyId, last.revision);
      this.#due.add(companyId);
    }
  }

  async #orderFor(companyId: string): Promise<boolean> {
    const { journals, jobs } = this.ground;
    const webhooks = await journals.inspect(companyId, ({ integrations }) =>
      [...integrations.webhooks.values()].filter(({ paused }) => paused === undefined),
    );
    let isDone = true;
    for (const { id: webhookId, createdBy: actorId } of webhooks) {
      const outcome = await orderDelivery(jobs, { companyId, webhookId, actorId });
      if (outcome === 'running') isDone = false;
    }
    return isDone;
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.signal }).catch(() => undefined);
  }
}
