import type { WebhookSettings } from './integrations.events.js';

/** Made by a person; the secret itself never reaches the books. */
export interface CreateApiKey {
  readonly type: 'CreateApiKey';
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly secretHash: string;
  readonly hint: string;
  /** UTC instant. */
  readonly expiresAt?: string;
  /** CIDR ranges or single addresses. */
  readonly networks?: readonly string[];
}
/** Ends a key for good; only people may. */
export interface RevokeApiKey {
  readonly type: 'RevokeApiKey';
  readonly id: string;
  readonly reason?: string;
}
/** Tells events to an address from now on; only by a person who may read them all. */
export interface CreateWebhook extends WebhookSettings {
  readonly type: 'CreateWebhook';
  readonly id: string;
}
/** Changes what is named, and makes the actor answer for the webhook. */
export interface ChangeWebhook extends Partial<WebhookSettings> {
  readonly type: 'ChangeWebhook';
  readonly id: string;
}
/** Holds back events until it is resumed. */
export interface PauseWebhook {
  readonly type: 'PauseWebhook';
  readonly id: string;
}
/** By the server: after days in which nothing arrived, or when nobody answers for it any more. */
export interface GiveUpWebhook {
  readonly type: 'GiveUpWebhook';
  readonly id: string;
  /** `failing` when absent. */
  readonly because?: 'failing' | 'unanswered';
}
/** Tells what has waited, and goes on; the actor answers for it from now on. */
export interface ResumeWebhook {
  readonly type: 'ResumeWebhook';
  readonly id: string;
}
/** Ends a webhook for good, with all that still waited. */
export interface RemoveWebhook {
  readonly type: 'RemoveWebhook';
  readonly id: string;
}
