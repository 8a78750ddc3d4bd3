import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { dataAs, type EventStore } from '@balcao/event-store';
import { LRUCache } from 'lru-cache';
import { EVENTS } from '../../composition/tokens.js';

/** Keys that are remembered to be noted already. */
const REMEMBERED = 20_000;
const HOUR_CHARACTERS = '2026-03-02T08'.length;

/** When keys were used last, to the hour: one event an hour at most in `key-<company>.<id>`. */
@Injectable()
export class UsedKeys {
  readonly #noted = new LRUCache<string, string>({ max: REMEMBERED });

  constructor(@Inject(EVENTS) private readonly events: EventStore) {}

  /** Notes it in the background; the caller neither waits, nor is refused when it fails. */
  note(companyId: string, keyId: string, now: Date): void {
    const stream = streamOf(companyId, keyId);
    const hour = `${now.toISOString().slice(0, HOUR_CHARACTERS)}:00:00.000Z`;
    if (this.#noted.get(stream) === hour) return;
    this.#noted.set(stream, hour);
    const data = { id: keyId, usedAt: hour };
    const event = { id: randomUUID(), type: 'ApiKeyUsed', data, metadata: {} };
    this.events.append(stream, [event], 'any').catch(() => {
      this.#noted.delete(stream);
    });
  }

  async lastUse(companyId: string, keyId: string): Promise<string | undefined> {
    const last = await this.events.last(streamOf(companyId, keyId));
    return last && dataAs<{ readonly usedAt: string }>(last).usedAt;
  }
}

const streamOf = (companyId: string, keyId: string): string => `key-${companyId}.${keyId}`;
