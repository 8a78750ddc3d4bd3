export * from './event-feed.js';
export { isAnsweredFor, WEBHOOKS_MAX } from './webhooks.js';
