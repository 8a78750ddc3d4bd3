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
export interface RevokeApiKey {
  readonly type: 'RevokeApiKey';
  readonly id: string;
  readonly reason?: string;
}
export interface CreateWebhook extends WebhookSettings {
  readonly type: 'CreateWebhook';
  readonly id: string;
}
export interface ChangeWebhook extends Partial<WebhookSettings> {
  readonly type: 'ChangeWebhook';
  readonly id: string;
}
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
export interface ResumeWebhook {
  readonly type: 'ResumeWebhook';
  readonly id: string;
}
export interface RemoveWebhook {
  readonly type: 'RemoveWebhook';
  readonly id: string;
}
