import { Table, defineSlice } from '../kernel/index.js';
import type {
  ApiKeyCreated,
  IntegrationsEvent,
  WebhookCreated,
  WebhookPause,
} from './integrations.events.js';

/** A program's key; a revoked one is remembered by name, as histories tell of it. */
export type ApiKey = ApiKeyCreated['data'] & {
  readonly createdAt: string;
  readonly revokedAt?: string;
};

/** An address that receives events, in its present state. */
export type Webhook = WebhookCreated['data'] & {
  readonly createdAt: string;
  /** Who answers for it: the member who made, changed or resumed it last. */
  readonly keptBy: string;
  /** Events behind this revision are sent. */
  readonly since: number;
  /** Why nothing is sent for now; absent while it is active. */
  readonly paused?: WebhookPause | undefined;
};

/** The programs that work in the company, and the addresses that receive its events. */
export type IntegrationsSlice = {
  /** By id; also those that are revoked. */
  readonly keys: Table<ApiKey>;
  readonly webhooks: Table<Webhook>;
};

/** Folds keys and webhooks; what was sent to addresses is not in the journal. */
export const integrationsSlice = defineSlice<IntegrationsSlice, IntegrationsEvent>({
  create: (undo) => ({ keys: new Table(undo), webhooks: new Table(undo) }),
  evolve: {
    ApiKeyCreated: ({ keys }, created, { recordedAt: createdAt }) => {
      keys.set(created.id, { ...created, createdAt });
    },
    ApiKeyRevoked: ({ keys }, { id }, { recordedAt: revokedAt }) => {
      const key = keys.get(id);
      if (key) keys.set(id, { ...key, revokedAt });
    },
    WebhookCreated: ({ webhooks }, created, { recordedAt: createdAt, revision: since }) => {
      webhooks.set(created.id, { ...created, keptBy: created.createdBy, createdAt, since });
    },
    WebhookChanged: (slice, { id, by, ...settings }) => {
      change(slice, id, { ...settings, ...(by !== undefined && { keptBy: by }) });
    },
    WebhookPaused: (slice, { id, because }) => {
      change(slice, id, { paused: because });
    },
    WebhookResumed: (slice, { id, by }) => {
      change(slice, id, { paused: undefined, ...(by !== undefined && { keptBy: by }) });
    },
    WebhookRemoved: ({ webhooks }, { id }) => {
      webhooks.delete(id);
    },
  },
});

function change({ webhooks }: IntegrationsSlice, id: string, to: Partial<Webhook>): void {
  const webhook = webhooks.get(id);
  if (webhook) webhooks.set(id, { ...webhook, ...to });
}
