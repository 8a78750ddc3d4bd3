/** An event as programs are told of it: in the feed, and as the body of a webhook's delivery. */
export interface FeedEvent {
  /** Of the event itself: the same when it is told again. */
  readonly id: string;
  readonly type: string;
  /** Of the shape of `data`: a new one is announced, and both are told for a while. */
  readonly version: number;
  /** Place in the company's journal, from 0. */
  readonly revision: number;
  /** UTC instant. */
  readonly recordedAt: string;
  readonly companyId: string;
  /** The user, or the API key, that did it. */
  readonly actorId: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** `GET /api/events`. */
export interface EventsPage {
  readonly events: readonly FeedEvent[];
  /** Where to read on, whether or not there is more: the `from` of the next request. */
  readonly next: number;
  /** The address of the next page; absent where nothing more is recorded yet. */
  readonly nextLink?: string;
}

/** One line of `GET /api/event-types`. */
export interface EventTypeAnswer {
  readonly type: string;
  /** In the caller's language. */
  readonly description: string;
}

/** `POST /api/api-keys`. */
export interface CreateApiKeyBody {
  readonly name: string;
  readonly permissions: readonly string[];
  /** UTC instant. */
  readonly expiresAt?: string;
  readonly networks?: readonly string[];
}
/** `POST /api/api-keys/:id/revoke`; the reason is for the history alone. */
export interface RevokeApiKeyBody {
  readonly reason?: string;
}

/** The answer to a new key, the only one that shows the secret. */
export interface ApiKeyMade {
  readonly id: string;
  readonly revision: number;
  readonly secret: string;
}

/** One line of `GET /api/api-keys`. */
export interface ApiKeyAnswer {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly permissions: readonly string[];
  readonly createdAt: string;
  readonly createdByName: string;
  readonly expiresAt?: string;
  readonly networks?: readonly string[];
  readonly revokedAt?: string;
  /** UTC instant, to the hour; absent when it was never used. */
  readonly lastUsedAt?: string;
  /** Whether it opens anything now. */
  readonly state: 'active' | 'expired' | 'revoked';
}

/** `POST /api/webhooks`. */
export interface CreateWebhookBody {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** All that are told when empty. */
  readonly types: readonly string[];
  readonly withCosts?: boolean;
}
/** `POST /api/webhooks/:id/change`. */
export interface ChangeWebhookBody {
  readonly name?: string;
  readonly url?: string;
  readonly types?: readonly string[];
  readonly withCosts?: boolean;
}
/** `POST /api/webhooks/:id/replay`. */
export interface ReplayWebhookBody {
  /** The first revision that is told again. */
  readonly from: number;
}

/** The answer to a new webhook, the only one that shows its secret. */
export interface WebhookMade {
  readonly id: string;
  readonly revision: number;
  readonly secret: string;
}

/** How a webhook fares: `failing` tries again what did not arrive, `paused` tells nothing. */
export type WebhookState = 'active' | 'failing' | 'paused';

/** One line of `GET /api/webhooks`. */
export interface WebhookAnswer {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly withCosts: boolean;
  readonly createdAt: string;
  readonly createdByName: string;
  readonly state: WebhookState;
  /**
   * Why it is paused: somebody asked for it, nothing arrived for days, or its user lost the
   * permission.
   */
  readonly pausedBecause?: 'asked' | 'failing' | 'unanswered';
  /** The revision that is looked at next. */
  readonly next: number;
  /** Events that are recorded and not yet looked at. */
  readonly behind: number;
}

/** One attempt, `GET /api/webhooks/:id/deliveries`: the newest first. */
export interface DeliveryAnswer {
  readonly at: string;
  readonly eventType: string;
  readonly revision: number;
  /** From 1, of the same event. */
  readonly attempt: number;
  readonly isDelivered: boolean;
  /** What the receiver said over HTTP; absent when it said nothing. */
  readonly status?: number;
  readonly durationMs: number;
  /** The first kilobyte of the answer. */
  readonly answer?: string;
  /** Why there was no answer. */
  readonly failure?: string;
}
