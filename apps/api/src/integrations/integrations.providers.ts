import { KeyAccess } from '../access/keys/key-access.js';
import { UsedKeys } from '../access/keys/used-keys.js';
import { ApiKeysController } from './api-keys.controller.js';
import { EventFeed } from './event-feed.js';
import { EventsController } from './events.controller.js';
import { FeedStreams } from './feed-streams.js';
import { Webhooks } from './webhooks.js';
import { WebhooksController } from './webhooks.controller.js';

/** What programs of others work with. */
export const integrationsControllers = [ApiKeysController, WebhooksController, EventsController];
export const integrationsProviders = [KeyAccess, UsedKeys, Webhooks, EventFeed, FeedStreams];
