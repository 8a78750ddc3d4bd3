import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { MemberCaller } from '../access/caller.js';
import type { Projections } from '../composition/projections.js';
import { PROJECTIONS } from '../composition/tokens.js';
import { beyond, limits } from '../http/limits.js';
import { EventFeed } from './event-feed.js';
import { FEED_PAGE, type FeedQuery } from './feed-query.js';

/** A feed is looked at this often without news; the line that is sent keeps proxies patient. */
const LOOK_MS = 15_000;

/** Feeds that are followed as events are recorded. */
@Injectable()
export class FeedStreams implements BeforeApplicationShutdown {
  readonly #open = new Map<FastifyReply, string>();
  readonly #waking = new Set<() => void>();

  constructor(
    private readonly feed: EventFeed,
    @Inject(PROJECTIONS) projections: Projections,
  ) {
    projections.onProgress(() => {
      this.#wake();
    });
  }

  beforeApplicationShutdown(): void {
    for (const reply of this.#open.keys()) reply.raw.end();
    this.#open.clear();
    this.#wake();
  }

  /** Sends events from a revision on until the reader goes, or may not read any more. */
  async follow(caller: MemberCaller, query: FeedQuery, reply: FastifyReply): Promise<void> {
    const { companyId } = caller;
    const others = [...this.#open.values()].filter((one) => one === companyId).length;
    if (others >= limits.feedsOfCompany.max) throw beyond(limits.feedsOfCompany);
    await this.feed.view(caller);
    await this.feed.lastFor(companyId, query);
    this.#begin(companyId, reply);
    try {
      let { from } = query;
      while (this.#open.has(reply)) {
        const view = await this.feed.view(caller);
        const page = { ...query, from, limit: FEED_PAGE.usual };
        const { events, next } = await this.feed.read(companyId, view, page);
        for (const event of events) {
          await this.#write(
            reply,
            `id: ${event.revision}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
          );
        }
        if (next === from) {
          await this.feed.lastFor(companyId, { from });
          await this.#news();
          await this.#write(reply, ':\n\n');
        }
        from = next;
      }
    } catch {
      // Refused by now, or the store is away, or came back without these events: the reader comes
      // again, and is answered then.
    }
    this.#open.delete(reply);
    reply.raw.end();
  }

  #begin(companyId: string, reply: FastifyReply): void {
    const limits = Object.entries(reply.getHeaders()).filter(([name]) => /^ratelimit/.test(name));
    reply.hijack();
    reply.raw.writeHead(200, {
      ...Object.fromEntries(limits),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    this.#open.set(reply, companyId);
    reply.raw.once('close', () => {
      this.#open.delete(reply);
      this.#wake();
    });
    reply.raw.write('retry: 2000\n\n');
  }

  /** A slow reader is waited for: nothing piles up, and nothing is left out. */
  async #write({ raw }: FastifyReply, text: string): Promise<void> {
    if (raw.destroyed || raw.writableEnded || raw.write(text)) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        raw.off('drain', done);
        raw.off('close', done);
        resolve();
      };
      raw.once('drain', done);
      raw.once('close', done);
    });
  }

  /** Answers when something may have been recorded. */
  #news(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waking.delete(done);
        resolve();
      };
      const timer = setTimeout(done, LOOK_MS);
      timer.unref();
      this.#waking.add(done);
    });
  }

  #wake(): void {
    for (const done of [...this.#waking]) done();
  }
}
