/** Refusals about API keys, webhooks and the feed of events in English. */
export const integrationsErrorsEn = {
  'apiKey.peopleOnly': 'A program cannot do this. Sign in to do it yourself',
  'apiKey.scopeNotGrantable': 'An API key cannot have the permission “%{permission}”',
  'apiKey.noScope': 'Choose what the key may do',
  'apiKey.expiryPast': 'The expiry has to lie in the future',
  'apiKey.invalidNetwork': '“%{network}” is no network, such as 41.220.200.0/24',
  'apiKey.tooMany': 'A company has at most %{max} API keys. Revoke one first',
  'webhook.invalidAddress': 'Enter a public address that begins with https://',
  'webhook.unknownType': 'There is no event “%{type}” to be told of',
  'webhook.tooMany': 'A company has at most %{max} webhooks',
  'events.limitedMember': 'Events tell of the whole company, and your limits show you a part of it',
};
