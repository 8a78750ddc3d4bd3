import { createApiKey, revokeApiKey } from './api-keys.js';

/** The rules of the commands on API keys, by command. */
export const integrationsDeciders = {
  CreateApiKey: createApiKey,
  RevokeApiKey: revokeApiKey,
};
