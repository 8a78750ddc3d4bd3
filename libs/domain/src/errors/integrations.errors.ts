import { conflict, forbidden, invalid } from '../kernel/index.js';

/** Refusals of API keys and webhooks. */
export const integrationsErrors = {
  /** To a program that asks for what is a person's affair. */
  'apiKey.peopleOnly': forbidden(),
  'apiKey.scopeNotGrantable': invalid<{ permission: string }>(),
  'apiKey.noScope': invalid(),
  'apiKey.expiryPast': invalid(),
  'apiKey.invalidNetwork': invalid<{ network: string }>(),
  'apiKey.tooMany': conflict<{ max: number }>(),
  'webhook.invalidAddress': invalid(),
  'webhook.unknownType': invalid<{ type: string }>(),
  'webhook.tooMany': conflict<{ max: number }>(),
  /** To somebody whose limits hide rows: events tell of everything. */
  'events.limitedMember': forbidden(),
};
