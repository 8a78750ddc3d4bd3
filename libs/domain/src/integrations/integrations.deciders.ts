import { createApiKey, revokeApiKey } from './api-keys.js';
import {
  changeWebhook,
  createWebhook,
  giveUpWebhook,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
} from './webhooks.js';

/** The rules of the commands on API keys and webhooks, by command. */
export const integrationsDeciders = {
  CreateApiKey: createApiKey,
  RevokeApiKey: revokeApiKey,
  CreateWebhook: createWebhook,
  ChangeWebhook: changeWebhook,
  PauseWebhook: pauseWebhook,
  GiveUpWebhook: giveUpWebhook,
  ResumeWebhook: resumeWebhook,
  RemoveWebhook: removeWebhook,
};
