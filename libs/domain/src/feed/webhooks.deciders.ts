import {
  changeWebhook,
  createWebhook,
  giveUpWebhook,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
} from './webhooks.js';

/** The rules of the commands on webhooks, by command. */
export const webhooksDeciders = {
  CreateWebhook: createWebhook,
  ChangeWebhook: changeWebhook,
  PauseWebhook: pauseWebhook,
  GiveUpWebhook: giveUpWebhook,
  ResumeWebhook: resumeWebhook,
  RemoveWebhook: removeWebhook,
};
