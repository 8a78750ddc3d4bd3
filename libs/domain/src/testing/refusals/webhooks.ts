import type { Command } from '../../commands.js';
import { WEBHOOKS_MAX } from '../../feed/webhooks.js';
import type { JournalEvent } from '../../events.js';
import type { Permission } from '../../identity/index.js';
import { after, given, neverRefused, refused, within, type RefusalTable } from './table.js';

const hook = {
  id: 'hook1',
  name: 'Armazém',
  url: 'https://armazem.example/avisos',
  types: ['DocumentIssued'],
  withCosts: false,
};
const created: Command = { type: 'CreateWebhook', ...hook };
const member = (permissions: readonly Permission[], limits?: object): JournalEvent => ({
  type: 'MemberJoined',
  data: {
    id: 'eva',
    name: 'Eva',
    role: 'backOffice',
    permissions,
    ...(limits !== undefined && { limits }),
  },
});
const reader = member(['integrations.manage', 'integrations.readEvents']);
const byEva = { actorId: 'eva' };
const program: Command = {
  type: 'CreateApiKey',
  id: 'key1',
  name: 'Loja em linha',
  permissions: ['documents.view'],
  secretHash: 'x',
  hint: 'x',
};
const unknown = refused({ id: 'none' }, 'record.notFound', '', { id: 'none' });
const notToCashiers = within(
  { actorId: 'cashier' },
  refused(hook, 'identity.permissionMissing', '', {
    permission: 'integrations.manage',
    grantors: ['Ana Macuácua'],
  }),
);
const toMakersOnly = [
  ...notToCashiers,
  ...after([program], ...within({ actorId: 'key1' }, refused(hook, 'apiKey.peopleOnly'))),
  ...given(
    [member(['integrations.manage'])],
    ...within(
      byEva,
      refused(hook, 'identity.permissionMissing', '', {
        permission: 'integrations.readEvents',
        grantors: ['Ana Macuácua'],
      }),
    ),
  ),
  ...given(
    [member(['integrations.manage', 'integrations.readEvents'], { seriesIds: ['FT_2026'] })],
    ...within(byEva, refused(hook, 'events.limitedMember')),
  ),
];
const settings = [
  refused({ ...hook, name: ' ' }, 'field.required', 'name', { field: 'name' }),
  refused({ ...hook, url: 'ftp://x' }, 'webhook.invalidAddress', 'url'),
  refused({ ...hook, url: `https://x/${'y'.repeat(491)}` }, 'webhook.invalidAddress', 'url'),
  refused({ ...hook, types: ['DocumentIssued', 'MemberJoined'] }, 'webhook.unknownType', 'types', {
    type: 'MemberJoined',
  }),
];
const withoutCosts = within(
  byEva,
  refused({ ...hook, withCosts: true }, 'identity.grantsMore', 'withCosts', {
    permission: 'stock.viewCost',
  }),
);

/** What is refused of the commands on webhooks. */
export const webhooksRefusals: RefusalTable<'webhooks'> = {
  CreateWebhook: [
    ...toMakersOnly,
    ...settings,
    ...given([reader], ...withoutCosts),
    ...after([created], refused(hook, 'record.idTaken', 'id', { id: 'hook1' })),
    ...after(
      Array.from({ length: WEBHOOKS_MAX }, (_, at) => ({ ...created, id: `full${at}` })),
      refused(hook, 'webhook.tooMany', '', { max: WEBHOOKS_MAX }),
    ),
  ],
  ChangeWebhook: [
    ...toMakersOnly,
    unknown,
    ...after([created], ...settings),
    ...given([reader], ...after([created], ...withoutCosts)),
  ],
  PauseWebhook: [...notToCashiers, unknown],
  GiveUpWebhook: neverRefused,
  ResumeWebhook: [...toMakersOnly, unknown],
  RemoveWebhook: [...notToCashiers, unknown],
};
