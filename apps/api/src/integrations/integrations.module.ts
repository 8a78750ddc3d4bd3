import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { AccessModule } from '../access/access.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { ApiKeysController } from './api-keys.controller.js';
import { EventFeed } from './event-feed.js';
import { EventsController } from './events.controller.js';
import { FeedStreams } from './feed-streams.js';
import { Webhooks } from './webhooks.js';
import { WebhooksController } from './webhooks.controller.js';

/** API keys, webhooks and the feed of events, for programs. */
@Module({
  imports: [AccessModule, IdentityModule],
  controllers: [ApiKeysController, WebhooksController, EventsController],
  providers: [
    ...commandHandlers('integrations'),
    ...commandHandlers('webhooks'),
    Webhooks,
    EventFeed,
    FeedStreams,
  ],
})
export class IntegrationsModule {}
