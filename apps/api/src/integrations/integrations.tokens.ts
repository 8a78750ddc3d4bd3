/** What the installation lets webhooks do. */
export const WEBHOOK_SETTINGS = Symbol('webhook settings');
