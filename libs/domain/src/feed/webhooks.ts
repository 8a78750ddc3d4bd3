import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { limitsOf, mayDo, requirePermission, type Permission } from '../identity/index.js';
import { Problems, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import { refuseTakenId } from '../threads/index.js';
import {
  refusePrograms,
  type ChangeWebhook,
  type CreateWebhook,
  type GiveUpWebhook,
  type PauseWebhook,
  type RemoveWebhook,
  type ResumeWebhook,
  type WebhookSettings,
  type Webhook,
} from '../integrations/index.js';
import { feedViewOf, feedEventTypes } from './event-feed.js';

/** Webhooks of one company. */
export const WEBHOOKS_MAX = 20;

const webhookName = required(text(100));
const address = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;
const ADDRESS_MAX = 500;
const feedTypes: ReadonlySet<string> = new Set(feedEventTypes);

/** By somebody who may read every event: whatever arrives there is read by others. */
export const createWebhook: Decide<CreateWebhook> = (books, command, { actorId }) => {
  requireMaker(books, actorId);
  refuseTakenId(books, command.id);
  if (books.integrations.webhooks.size >= WEBHOOKS_MAX) {
    refuse('webhook.tooMany', { max: WEBHOOKS_MAX });
  }
  const settings = readSettings(books, actorId, command);
  return [{ type: 'WebhookCreated', data: { id: command.id, ...settings, createdBy: actorId } }];
};

/** What is not named stays. Whoever changes it answers for it from now on. */
export const changeWebhook: Decide<ChangeWebhook> = (books, command, { actorId }) => {
  requireMaker(books, actorId);
  const { name, url, types, withCosts, keptBy } = webhookOf(books, command.id);
  const before = { name, url, types, withCosts };
  const settings = readSettings(books, actorId, {
    name: command.name ?? name,
    url: command.url ?? url,
    types: command.types ?? types,
    withCosts: command.withCosts ?? withCosts,
  });
  const isSame = JSON.stringify(before) === JSON.stringify(settings);
  const data = { id: command.id, ...settings, ...takenOverBy(actorId, keptBy) };
  return isSame ? [] : [{ type: 'WebhookChanged', data }];
};

/** Nothing is sent until it is resumed; what happens meanwhile waits in the journal. */
export const pauseWebhook: Decide<PauseWebhook> = (books, { id }, { actorId }) => {
  requirePermission(books, actorId, 'integrations.manage');
  if (webhookOf(books, id).paused !== undefined) return [];
  return [{ type: 'WebhookPaused', data: { id, because: 'asked' } }];
};

/** By the product itself, so with nobody's permission; one that is gone or paused stays so. */
export const giveUpWebhook: Decide<GiveUpWebhook> = (books, { id, because = 'failing' }) => {
  const webhook = books.integrations.webhooks.get(id);
  if (webhook === undefined || webhook.paused !== undefined) return [];
  return [{ type: 'WebhookPaused', data: { id, because } }];
};

/** Goes on with what has waited. Whoever resumes it answers for it from now on. */
export const resumeWebhook: Decide<ResumeWebhook> = (books, { id }, { actorId }) => {
  requireMaker(books, actorId);
  const { paused, keptBy } = webhookOf(books, id);
  if (paused === undefined) return [];
  return [{ type: 'WebhookResumed', data: { id, ...takenOverBy(actorId, keptBy) } }];
};

/** For good, with what still waited; it takes less to stop one than to make one. */
export const removeWebhook: Decide<RemoveWebhook> = (books, { id }, { actorId }) => {
  requirePermission(books, actorId, 'integrations.manage');
  webhookOf(books, id);
  return [{ type: 'WebhookRemoved', data: { id } }];
};

/** Whether who answers for a webhook still may read all that it tells. */
export function isAnsweredFor(books: Books, { keptBy, withCosts }: Webhook): boolean {
  const may = (permission: Permission) => mayDo(books, keptBy, permission);
  if (!may('integrations.manage') || !may('integrations.readEvents')) return false;
  return limitsOf(books, keptBy) === undefined && (!withCosts || may('stock.viewCost'));
}

const takenOverBy = (actorId: string, keptBy: string) =>
  actorId === keptBy ? undefined : { by: actorId };

function webhookOf(books: Books, id: string): Webhook {
  return books.integrations.webhooks.get(id) ?? refuse('record.notFound', { id });
}

function requireMaker(books: Books, actorId: string): void {
  refusePrograms(books, actorId);
  requirePermission(books, actorId, 'integrations.manage');
  requirePermission(books, actorId, 'integrations.readEvents');
  feedViewOf(books, actorId);
}

function readSettings(books: Books, actorId: string, sent: WebhookSettings): WebhookSettings {
  const problems = new Problems();
  const name = webhookName.read(sent.name, 'name', problems) ?? '';
  const url = sent.url.trim();
  if (!address.test(url) || url.length > ADDRESS_MAX) problems.add('url', 'webhook.invalidAddress');
  const unknown = sent.types.find((type) => !feedTypes.has(type));
  if (unknown !== undefined) problems.add('types', 'webhook.unknownType', { type: unknown });
  if (sent.withCosts && !mayDo(books, actorId, 'stock.viewCost')) {
    problems.add('withCosts', 'identity.grantsMore', { permission: 'stock.viewCost' });
  }
  problems.refuseIfAny();
  const types = feedEventTypes.filter((type) => sent.types.includes(type));
  return { name, url, types, withCosts: sent.withCosts };
}
