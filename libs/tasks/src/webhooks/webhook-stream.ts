import { randomUUID } from 'node:crypto';
import {
  WrongExpectedRevision,
  asJson,
  dataAs,
  metadataAs,
  type EventStore,
} from '@balcao/event-store';
import type { Sealing } from '../secrets/index.js';

/** One attempt to tell of one event. */
export interface Attempted {
  readonly eventType: string;
  readonly revision: number;
  /** From 1, of the same event. */
  readonly attempt: number;
  readonly isDelivered: boolean;
  readonly status?: number;
  readonly durationMs: number;
  readonly answer?: string;
  readonly failure?: string;
}

/** How far a webhook is; each event of its stream says so. */
export interface WebhookPlace {
  /** The revision of the journal that is looked at next. */
  readonly next: number;
  /** Attempts in a row that failed, and since when: UTC instant. */
  readonly failures: number;
  readonly failingSince?: string;
}

/** The place, and the revision of the webhook's own stream that says so. */
export interface KnownPlace extends WebhookPlace {
  readonly at: number;
}

/** How the stream begins: with the secret sealed, or in clear where it began before that. */
type Beginning = { readonly sealed: string } | { readonly secret: string };

/** What the events of the stream say beside the place. */
export type WebhookNews =
  | { readonly type: 'WebhookSecretSealed'; readonly data: { readonly sealed: string } }
  | { readonly type: 'WebhookAttempted'; readonly data: Attempted }
  | { readonly type: 'WebhookAdvanced' | 'WebhookRewound'; readonly data: object };

/** Somebody else has moved the webhook on: another worker, or a person who replays. */
export class WebhookOvertaken extends Error {
  override readonly name = 'WebhookOvertaken';
}

/**
 * The stream `webhook-<companyId>.<id>`: a webhook's secret, then each attempt. Its last event is
 * the checkpoint, and writing expects the one that was read: two workers never go on together.
 * Nobody else writes the stream: its events have the shapes that are written here.
 */
export class WebhookStream {
  readonly #stream: string;

  constructor(
    private readonly events: EventStore,
    private readonly clock: () => Date,
    private readonly secrets: Sealing,
    companyId: string,
    private readonly id: string,
  ) {
    this.#stream = `webhook-${companyId}.${id}`;
  }

  /** Undefined when there is no such webhook. */
  async place(): Promise<KnownPlace | undefined> {
    const last = await this.events.last(this.#stream);
    return last && { ...dataAs<WebhookPlace>(last), at: last.revision };
  }

  /** Undefined when there is no such webhook; throws when it was sealed with another key. */
  async secret(): Promise<string | undefined> {
    for await (const first of this.events.read(this.#stream, { limit: 1 })) {
      const beginning = dataAs<Beginning>(first);
      if ('secret' in beginning) return beginning.secret;
      const secret = this.secrets.open(beginning.sealed, this.#stream);
      if (secret !== undefined) return secret;
      throw new Error(`the secret of ${this.#stream} was sealed with another key: see SECRETS_KEY`);
    }
    return undefined;
  }

  /** Begins the stream; false when it has begun before. */
  async begin(secret: string, next: number): Promise<boolean> {
    try {
      const sealed = this.secrets.seal(secret, this.#stream);
      const news: WebhookNews = { type: 'WebhookSecretSealed', data: { sealed } };
      await this.#append(news, { next, failures: 0 }, 'no-stream');
      return true;
    } catch (error) {
      if (error instanceof WebhookOvertaken) return false;
      throw error;
    }
  }

  /** Writes behind the place that was read; `WebhookOvertaken` when it is not the last any more. */
  async advance(from: KnownPlace, news: WebhookNews, to: WebhookPlace): Promise<KnownPlace> {
    const at = await this.#append(news, to, from.at);
    return { ...to, at };
  }

  /** The attempts, the newest first. */
  async attempts(limit: number): Promise<readonly (Attempted & { readonly at: string })[]> {
    const found: (Attempted & { readonly at: string })[] = [];
    const options = { direction: 'backwards', limit: 4 * limit } as const;
    for await (const event of this.events.read(this.#stream, options)) {
      if (event.type !== 'WebhookAttempted') continue;
      const { recordedAt: at } = metadataAs<{ readonly recordedAt: string }>(event);
      found.push({ ...dataAs<Attempted>(event), at });
      if (found.length === limit) break;
    }
    return found;
  }

  async #append(
    { type, data }: WebhookNews,
    place: WebhookPlace,
    expected: number | 'no-stream',
  ): Promise<number> {
    const { next, failures, failingSince } = place;
    const state = { ...data, id: this.id, next, failures, ...(failingSince && { failingSince }) };
    const metadata = { recordedAt: this.clock().toISOString() };
    const event = { id: randomUUID(), type, data: asJson(state), metadata };
    try {
      const { revision } = await this.events.append(this.#stream, [event], expected);
      return revision;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) throw new WebhookOvertaken(this.#stream);
      throw error;
    }
  }
}
