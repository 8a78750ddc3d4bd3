export { isWebhookUrl } from './allowed-address.js';
export { streamOf as webhookStreamOf } from './deliver-webhook.js';
export { deliverWebhook, GIVE_UP_AFTER_MS, wakeWebhook } from './deliver-webhook.js';
export { followWebhooks } from './follow-webhooks.js';
export { listenTo } from './listened-companies.js';
export { feedEventOf } from './feed-event.js';
export { deliverWebhookJob, orderDelivery, wakeWebhookJob } from './webhook-jobs.js';
export { mintWebhookSecret } from './webhook-signature.js';
export { WebhookOvertaken } from './webhook-stream.js';
