import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Look, LooksPage } from '@balcao/contracts';
import { actorName } from '@balcao/domain';
import { asJson, dataAs, type EventStore } from '@balcao/event-store';
import { LRUCache } from 'lru-cache';
import type { Journals } from '../../composition/backend.js';
import { EVENTS, JOURNALS } from '../../composition/tokens.js';

/** Looks of one event of the stream. */
const LOOKS_PER_EVENT = 100;
/** Looks of a company that wait to be written; beyond them the oldest are given up. */
const LOOKS_WAITING = 1_000;
const WRITE_AFTER_MS = 3_000;
/** The same read again within this is the same look: screens read by themselves. */
const SAME_LOOK_MS = 60_000;
/** Looks that are remembered to be noted already. */
const REMEMBERED = 20_000;
const EVENTS_PER_PAGE = 5;

/** The data of each event of the stream. */
interface LooksNoted {
  readonly id: string;
  readonly looks: readonly Look[];
}

/** What members look at who may change nothing, in `looks-<company>`; written in the background. */
@Injectable()
export class Looks implements OnModuleDestroy {
  readonly #waiting = new Map<string, Look[]>();
  readonly #noted = new LRUCache<string, number>({ max: REMEMBERED });
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Notes a view; the viewer does not wait for it. */
  note(companyId: string, look: Look): void {
    const { userId, path, asked, revision, trueOn } = look;
    const key = [companyId, userId, path, revision, trueOn, JSON.stringify(asked)].join(' ');
    const at = Date.parse(look.at);
    if (at - (this.#noted.get(key) ?? 0) < SAME_LOOK_MS) return;
    this.#noted.set(key, at);
    const waiting = this.#waiting.get(companyId) ?? [];
    waiting.push(look);
    if (waiting.length > LOOKS_WAITING) waiting.shift();
    this.#waiting.set(companyId, waiting);
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  /** Writes what waits; what cannot be written waits on. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [companyId, looks] of [...this.#waiting]) {
      this.#waiting.delete(companyId);
      try {
        await this.#append(companyId, looks);
      } catch {
        const later = this.#waiting.get(companyId) ?? [];
        this.#waiting.set(companyId, [...looks, ...later].slice(-LOOKS_WAITING));
      }
    }
  }

  /** The newest first. */
  async page(companyId: string, before: number | undefined): Promise<LooksPage> {
    await this.write();
    const found: Look[] = [];
    let first: number | undefined;
    const from = before === undefined ? {} : { from: before - 1 };
    const options = { direction: 'backwards', limit: EVENTS_PER_PAGE, ...from } as const;
    if (before === 0) return { entries: [] };
    for await (const event of this.events.read(streamOf(companyId), options)) {
      first = event.revision;
      found.push(...dataAs<LooksNoted>(event).looks.toReversed());
    }
    const entries = await this.journals.inspect(companyId, (books) =>
      found.map((look) => ({ ...look, userName: actorName(books, look.userId) })),
    );
    return { entries, ...(first !== undefined && first > 0 && { next: first }) };
  }

  async onModuleDestroy(): Promise<void> {
    await this.write();
    clearTimeout(this.#timer);
  }

  async #append(companyId: string, looks: readonly Look[]): Promise<void> {
    for (let at = 0; at < looks.length; at += LOOKS_PER_EVENT) {
      const some = looks.slice(at, at + LOOKS_PER_EVENT);
      const data = asJson({ id: companyId, looks: some } satisfies LooksNoted);
      const event = { id: randomUUID(), type: 'LooksNoted', data, metadata: {} };
      await this.events.append(streamOf(companyId), [event], 'any');
    }
  }
}

const streamOf = (companyId: string): string => `looks-${companyId}`;
