/** Refusals about API keys, webhooks and the feed of events in English. */
export const integrationsErrorsEn = {
  'apiKey.peopleOnly': 'An API key cannot do this. Sign in to do it yourself',
  'apiKey.scopeNotGrantable': 'An API key cannot have the permission “%{permission}”',
  'apiKey.noScope': 'Choose at least one permission for the key',
  'apiKey.expiryPast': 'The expiry date must be in the future',
  'apiKey.invalidNetwork': '“%{network}” is not a network. Example: 41.220.200.0/24',
  'apiKey.tooMany': 'A company can have at most %{max} API keys. Revoke one first',
  'webhook.invalidAddress': 'Enter a public address starting with https://',
  'webhook.unknownType': 'Event “%{type}” does not exist',
  'webhook.tooMany': 'A company can have at most %{max} webhooks',
  'events.limitedMember':
    'Events cover the whole company, but your limits give you access to part of it',
};
