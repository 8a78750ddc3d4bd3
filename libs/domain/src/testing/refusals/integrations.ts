import type { Command } from '../../commands.js';
import { API_KEYS_MAX } from '../../integrations/index.js';
import { marta } from '../members.js';
import { after, given, refused, within, type RefusalTable } from './table.js';

const key = {
  id: 'key1',
  name: 'Loja em linha',
  permissions: ['documents.view', 'stock.view'],
  secretHash: 'x',
  hint: 'x',
};
const created: Command = { type: 'CreateApiKey', ...key };
const bySomebodyElse = [
  ...after(
    [created],
    ...within({ actorId: 'key1' }, refused({ ...key, id: 'key2' }, 'apiKey.peopleOnly')),
  ),
  ...within(
    { actorId: 'cashier' },
    refused(key, 'identity.permissionMissing', '', {
      permission: 'integrations.manage',
      grantors: ['Ana Macuácua'],
    }),
  ),
];
const joined = { ...marta, data: { ...marta.data, permissions: ['integrations.manage'] as const } };

/** What is refused of the commands on API keys. */
export const integrationsRefusals: RefusalTable<'integrations'> = {
  CreateApiKey: [
    ...bySomebodyElse,
    ...after([created], refused(key, 'record.idTaken', 'id', { id: 'key1' })),
    refused({ ...key, name: '' }, 'field.required', 'name', { field: 'name' }),
    refused({ ...key, permissions: [] }, 'apiKey.noScope', 'permissions'),
    refused(
      { ...key, permissions: ['documents.view', 'identity.view'] },
      'apiKey.scopeNotGrantable',
      'permissions',
      { permission: 'identity.view' },
    ),
    refused({ ...key, expiresAt: '2026-03-02T07:30:00Z' }, 'apiKey.expiryPast', 'expiresAt'),
    refused(
      { ...key, networks: ['10.0.0.0/8', '10.0.0.0/33'] },
      'apiKey.invalidNetwork',
      'networks',
      { network: '10.0.0.0/33' },
    ),
    ...given(
      [joined],
      ...within(
        { actorId: 'marta' },
        refused({ ...key, permissions: ['stock.view'] }, 'identity.grantsMore', 'permissions', {
          permission: 'stock.view',
        }),
      ),
    ),
    ...after(
      Array.from({ length: API_KEYS_MAX }, (_, at) => ({ ...created, id: `full${at}` })),
      refused(key, 'apiKey.tooMany', '', { max: API_KEYS_MAX }),
    ),
  ],
  RevokeApiKey: [...bySomebodyElse, refused({ id: 'none' }, 'record.notFound', '', { id: 'none' })],
};
