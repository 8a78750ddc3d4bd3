import type {
  ApiKeyAnswer,
  DeliveryAnswer,
  EventTypeAnswer,
  WebhookAnswer,
} from '@balcao/contracts';

/** A list of an answer; typed by the contract, checked to be one. */
function listOf(body: unknown): readonly unknown[] {
  if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
  return body;
}

export const parseKeys = (body: unknown): readonly ApiKeyAnswer[] =>
  listOf(body) as readonly ApiKeyAnswer[];
export const parseWebhooks = (body: unknown): readonly WebhookAnswer[] =>
  listOf(body) as readonly WebhookAnswer[];
export const parseDeliveries = (body: unknown): readonly DeliveryAnswer[] =>
  listOf(body) as readonly DeliveryAnswer[];
export const parseEventTypes = (body: unknown): readonly EventTypeAnswer[] =>
  listOf(body) as readonly EventTypeAnswer[];

/** The secret of an answer that shows one. */
export function secretOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'secret' in body) {
    if (typeof body.secret === 'string') return body.secret;
  }
  throw new Error('the answer shows no secret');
}

/** Everything of this page in the cache. */
export const integrationsKey = 'integrations';
