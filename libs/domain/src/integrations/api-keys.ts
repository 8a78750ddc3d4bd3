import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import {
  activeMember,
  isPermission,
  permissions,
  requirePermission,
  type Permission,
} from '../identity/index.js';
import { Problems, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import { refuseTakenId } from '../threads/index.js';
import type { CreateApiKey, RevokeApiKey } from './integrations.commands.js';
import { isNetwork } from './network.js';

/** Keys of one company that are not revoked. */
export const API_KEYS_MAX = 50;
/** CIDR ranges of one key. */
export const KEY_NETWORKS_MAX = 20;

const keyName = required(text(100));

/** What is a person's affair: who works in the company, its keys, and whose PIN approves. */
const notForPrograms: ReadonlySet<Permission> = new Set([
  'identity.view',
  'identity.manage',
  'integrations.manage',
  'pos.approve',
]);

/** What a key can be allowed to do. */
export const keyPermissions: readonly Permission[] = permissions.filter(
  (permission) => !notForPrograms.has(permission),
);

/** Refuses a program what is a person's affair. */
export function refusePrograms(books: Books, actorId: string): void {
  if (books.integrations.keys.has(actorId)) refuse('apiKey.peopleOnly');
}

/** No wider than its maker, and never about people or keys. */
export const createApiKey: Decide<CreateApiKey> = (books, command, { actorId, now }) => {
  refusePrograms(books, actorId);
  requirePermission(books, actorId, 'integrations.manage');
  const { id, secretHash, hint, expiresAt, networks } = command;
  refuseTakenId(books, id);
  const problems = new Problems();
  const name = keyName.read(command.name, 'name', problems) ?? '';
  const scopes = readScopes(books, actorId, command.permissions, problems);
  if (expiresAt !== undefined && !(Date.parse(expiresAt) > Date.parse(now))) {
    problems.add('expiresAt', 'apiKey.expiryPast');
  }
  const wrong = networks?.find((network) => !isNetwork(network));
  if (wrong !== undefined) problems.add('networks', 'apiKey.invalidNetwork', { network: wrong });
  problems.refuseIfAny();
  const live = [...books.integrations.keys.values()].filter((key) => isLive(key.revokedAt));
  if (live.length >= API_KEYS_MAX) refuse('apiKey.tooMany', { max: API_KEYS_MAX });
  const bounds = {
    ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() }),
    ...(networks !== undefined &&
      networks.length > 0 && { networks: networks.slice(0, KEY_NETWORKS_MAX) }),
  };
  const made = { id, name, permissions: scopes, secretHash, hint, createdBy: actorId };
  return [{ type: 'ApiKeyCreated', data: { ...made, ...bounds } }];
};

/** For good; nothing where it is revoked already. */
export const revokeApiKey: Decide<RevokeApiKey> = (books, { id, reason }, { actorId }) => {
  refusePrograms(books, actorId);
  requirePermission(books, actorId, 'integrations.manage');
  const key = books.integrations.keys.get(id) ?? refuse('record.notFound', { id });
  if (!isLive(key.revokedAt)) return [];
  const sentence = reason?.trim().slice(0, 200) ?? '';
  return [{ type: 'ApiKeyRevoked', data: { id, ...(sentence !== '' && { reason: sentence }) } }];
};

const isLive = (revokedAt: string | undefined): boolean => revokedAt === undefined;

function readScopes(
  books: Books,
  actorId: string,
  sent: readonly string[],
  problems: Problems,
): readonly Permission[] {
  if (sent.length === 0) problems.add('permissions', 'apiKey.noScope');
  const own = activeMember(books, actorId)?.permissions ?? [];
  for (const permission of sent) {
    if (!isPermission(permission) || notForPrograms.has(permission)) {
      problems.add('permissions', 'apiKey.scopeNotGrantable', { permission });
    } else if (!own.includes(permission)) {
      problems.add('permissions', 'identity.grantsMore', { permission });
    }
  }
  return permissions.filter((permission) => sent.includes(permission));
}
