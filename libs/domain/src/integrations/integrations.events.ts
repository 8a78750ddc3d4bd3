import type { EventOf } from '../kernel/index.js';
import type { Permission } from '../identity/index.js';

/** A program may work in the company; `id` stands as the actor of all that it does. */
export type ApiKeyCreated = EventOf<
  'ApiKeyCreated',
  {
    readonly id: string;
    readonly name: string;
    /** What the key may do at most; its maker's own permissions bound it as they are now. */
    readonly permissions: readonly Permission[];
    /** SHA-256 of the secret, in hex. */
    readonly secretHash: string;
    /** The last characters of the secret, by which people tell keys apart. */
    readonly hint: string;
    readonly createdBy: string;
    /** UTC instant from which it opens nothing. */
    readonly expiresAt?: string;
    /** CIDR ranges that it may be used from; everywhere when absent. */
    readonly networks?: readonly string[];
  }
>;
/** The key opens nothing any more; histories still name it. */
export type ApiKeyRevoked = EventOf<
  'ApiKeyRevoked',
  { readonly id: string; readonly reason?: string }
>;

/** What a webhook receives, and where. */
export interface WebhookSettings {
  readonly name: string;
  readonly url: string;
  /** Event types; all that may be sent when empty. */
  readonly types: readonly string[];
  /** Whether events state what goods cost. */
  readonly withCosts: boolean;
}

/** Events are sent to an address from now on; its secret is kept outside the books. */
export type WebhookCreated = EventOf<
  'WebhookCreated',
  WebhookSettings & { readonly id: string; readonly createdBy: string }
>;
/** `by` answers for the webhook from now on; if absent, the member who did so before still does. */
export type WebhookChanged = EventOf<
  'WebhookChanged',
  WebhookSettings & { readonly id: string; readonly by?: string }
>;
/**
 * Why a webhook is paused: somebody asked for it, nothing arrived for days, or the member who
 * answers for it has left or has lost the permission.
 */
export type WebhookPause = 'asked' | 'failing' | 'unanswered';
/** Nothing is sent until it is resumed; what happens meanwhile is sent then. */
export type WebhookPaused = EventOf<
  'WebhookPaused',
  { readonly id: string; readonly because: WebhookPause }
>;
/** Events are sent again, from where it was paused; `by` as in `WebhookChanged`. */
export type WebhookResumed = EventOf<
  'WebhookResumed',
  { readonly id: string; readonly by?: string }
>;
/** Nothing is sent there any more, not even what had waited. */
export type WebhookRemoved = EventOf<'WebhookRemoved', { readonly id: string }>;

/** Events of webhooks and of API keys, known only by a hash; not what was sent to webhooks. */
export type IntegrationsEvent =
  | ApiKeyCreated
  | ApiKeyRevoked
  | WebhookCreated
  | WebhookChanged
  | WebhookPaused
  | WebhookResumed
  | WebhookRemoved;
