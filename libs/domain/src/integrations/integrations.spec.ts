import { describe, expect, it } from '@jest/globals';
import { actorName, mayDo, type Permission } from '../identity/index.js';
import type { JournalEvent, JournalEventOf } from '../events.js';
import { specify, aShop, booksOf, celeste, limited, marta } from '../testing/index.js';
import { API_KEYS_MAX, createApiKey, revokeApiKey } from './api-keys.js';
import { feedViewOf } from '../feed/event-feed.js';
import type { CreateApiKey, CreateWebhook } from './integrations.commands.js';
import { isNetwork } from './network.js';
import { usableKey } from './usable-key.js';
import {
  changeWebhook,
  createWebhook,
  giveUpWebhook,
  isAnsweredFor,
  resumeWebhook,
  WEBHOOKS_MAX,
} from '../feed/webhooks.js';

const shop = [...aShop()];
const online: CreateApiKey = {
  type: 'CreateApiKey',
  id: 'loja',
  name: 'Loja online',
  secretHash: 'abc',
  hint: 'x4Qz',
  permissions: ['catalog.view', 'documents.issue'],
};
const key = (permissions: readonly Permission[], createdBy = 'owner'): JournalEvent => ({
  type: 'ApiKeyCreated',
  data: {
    id: 'loja',
    name: 'Loja online',
    permissions,
    secretHash: 'abc',
    hint: 'x4Qz',
    createdBy,
  },
});
const asOwner = { actorId: 'owner' };

describe('making an API key', () => {
  const given = specify(createApiKey);

  it('keeps the hash of its secret, and what it may do in the order of the list', () => {
    const sent = { ...online, permissions: ['documents.issue', 'catalog.view'] };
    const { type, ...kept } = online;
    expect(type).toBe('CreateApiKey');
    given(...shop)
      .when(sent, asOwner)
      .then({ type: 'ApiKeyCreated', data: { ...kept, createdBy: 'owner' } });
  });

  it('refuses what its maker may not do', () => {
    const past = [...shop, marta];
    const maker: JournalEvent = {
      ...marta,
      data: { ...marta.data, permissions: ['integrations.manage', 'catalog.view'] },
    };
    given(...past.slice(0, -1), maker)
      .when(online, { actorId: 'marta' })
      .thenRefused('identity.grantsMore', { permission: 'documents.issue' }, 'permissions');
  });

  it.each(['identity.manage', 'identity.view', 'integrations.manage', 'pos.approve', 'all'])(
    'refuses %s, which is no program’s',
    (permission) => {
      given(...shop)
        .when({ ...online, permissions: [permission] }, asOwner)
        .thenRefused('apiKey.scopeNotGrantable', { permission }, 'permissions');
    },
  );

  it('refuses an expiry that has passed, an unknown network, and nothing at all', () => {
    const past = { ...online, expiresAt: '2020-01-01T00:00:00.000Z' };
    given(...shop)
      .when(past, asOwner)
      .thenRefused('apiKey.expiryPast');
    given(...shop)
      .when({ ...online, networks: ['41.220.200.0/33'] }, asOwner)
      .thenRefused('apiKey.invalidNetwork', { network: '41.220.200.0/33' });
    given(...shop)
      .when({ ...online, permissions: [] }, asOwner)
      .thenRefused('apiKey.noScope');
  });

  it('is refused above the limit of a company; revoked ones do not count', () => {
    const made = (count: number) =>
      Array.from({ length: count }, (_, index): JournalEvent => {
        const { type, data } = key(['catalog.view']) as JournalEventOf<'ApiKeyCreated'>;
        return { type, data: { ...data, id: `key${index}` } };
      });
    given(...shop, ...made(API_KEYS_MAX))
      .when(online, asOwner)
      .thenRefused('apiKey.tooMany', { max: API_KEYS_MAX });
    const revoked: JournalEvent = { type: 'ApiKeyRevoked', data: { id: 'key0' } };
    const { events } = given(...shop, ...made(API_KEYS_MAX), revoked).when(online, asOwner);
    expect(events).toHaveLength(1);
  });

  it('is no program’s affair', () => {
    given(...shop, key(['catalog.view']))
      .when({ ...online, id: 'other' }, { actorId: 'loja' })
      .thenRefused('apiKey.peopleOnly');
  });
});

describe('an API key', () => {
  it('may do what it was given, as far as its maker still may', () => {
    const books = booksOf(...shop, celeste, key(['documents.issue', 'stock.view'], 'celeste'));
    expect(mayDo(books, 'loja', 'documents.issue')).toBe(true);
    expect(mayDo(books, 'loja', 'documents.view')).toBe(false);
    const removed = { type: 'MemberRemoved', data: { id: 'celeste' } } as const;
    const after = booksOf(...shop, celeste, key(['documents.issue'], 'celeste'), removed);
    expect(mayDo(after, 'loja', 'documents.issue')).toBe(false);
  });

  it('is named in histories, also when it is revoked', () => {
    const given = specify(revokeApiKey);
    const past = [...shop, key(['catalog.view'])];
    const outcome = given(...past).when({ type: 'RevokeApiKey', id: 'loja' }, asOwner);
    outcome.then({ type: 'ApiKeyRevoked', data: { id: 'loja' } });
    const books = booksOf(...past, ...outcome.events);
    expect(actorName(books, 'loja')).toBe('Loja online');
    expect(usableKey(books, 'loja', '2026-03-02T08:00:00.000Z')).toBeUndefined();
    expect(mayDo(books, 'loja', 'catalog.view')).toBe(false);
  });

  it('opens nothing once a member is called as it is', () => {
    const past = [...shop, key(['catalog.view'])];
    const now = '2026-03-02T08:00:00.000Z';
    expect(usableKey(booksOf(...past), 'loja', now)).toMatchObject({ id: 'loja' });
    const joined: JournalEvent = { ...marta, data: { ...marta.data, id: 'loja' } };
    expect(usableKey(booksOf(...past, joined), 'loja', now)).toBeUndefined();
  });

  it.each([
    ['41.220.200.7', true],
    ['41.220.200.0/24', true],
    ['2001:db8::/32', true],
    ['::1', true],
    ['41.220.200', false],
    ['256.1.1.1', false],
    ['1:::2', false],
    ['maputo', false],
  ])('is bound to networks such as %s: %s', (network, isOne) => {
    expect(isNetwork(network)).toBe(isOne);
  });
});

const books: CreateWebhook = {
  type: 'CreateWebhook',
  id: 'contas',
  name: 'Contas',
  url: 'https://contas.example/b',
  types: ['PaymentRecorded', 'DocumentIssued'],
  withCosts: false,
};

describe('making a webhook', () => {
  const given = specify(createWebhook);

  it('tells of the types that were chosen', () => {
    const { type, ...kept } = books;
    expect(type).toBe('CreateWebhook');
    const types = ['DocumentIssued', 'PaymentRecorded'];
    given(...shop)
      .when(books, asOwner)
      .then({ type: 'WebhookCreated', data: { ...kept, types, createdBy: 'owner' } });
  });

  it.each(['ftp://a.example/', 'https://user:pass@a.example/', 'https://', 'contas.example'])(
    'refuses the address %s',
    (url) => {
      given(...shop)
        .when({ ...books, url }, asOwner)
        .thenRefused('webhook.invalidAddress', undefined, 'url');
    },
  );

  it('refuses events about people, and events that there are not', () => {
    for (const type of ['MemberInvited', 'ApiKeyCreated', 'SunRisen']) {
      given(...shop)
        .when({ ...books, types: [type] }, asOwner)
        .thenRefused('webhook.unknownType', { type });
    }
  });

  it('is refused above the limit of a company', () => {
    const { name, url, types } = books;
    const settings = { name, url, types, withCosts: false, createdBy: 'owner' };
    const made = Array.from({ length: WEBHOOKS_MAX }, (_, index): JournalEvent => ({
      type: 'WebhookCreated',
      data: { id: `w${index}`, ...settings },
    }));
    given(...shop, ...made)
      .when(books, asOwner)
      .thenRefused('webhook.tooMany', { max: WEBHOOKS_MAX });
    expect(given(...shop, ...made.slice(1)).when(books, asOwner).events).toHaveLength(1);
  });

  it('refuses a member whose limits hide something', () => {
    const narrow = limited({ seriesIds: [] });
    const permissions = ['integrations.manage', 'integrations.readEvents'] as const;
    const past = [...shop, { ...narrow, data: { ...narrow.data, permissions } }];
    given(...past)
      .when(books, { actorId: 'celeste' })
      .thenRefused('events.limitedMember');
  });
});

/** Dora, who may work only on integrations. */
function programmer(...more: readonly Permission[]): JournalEventOf<'MemberJoined'> {
  const permissions = ['integrations.manage', 'integrations.readEvents', ...more] as const;
  const rights = { role: 'manager', permissions } as const;
  return { type: 'MemberJoined', data: { id: 'dora', name: 'Dora Langa', ...rights } };
}

function isAnswered(...events: readonly JournalEvent[]): boolean | undefined {
  const after = booksOf(...events);
  const webhook = after.integrations.webhooks.get('contas');
  return webhook && isAnsweredFor(after, webhook);
}

describe('a webhook', () => {
  const made = specify(createWebhook)(...shop).when(books, asOwner).events;
  const past = [...shop, ...made];

  it('changes only where something differs', () => {
    const given = specify(changeWebhook);
    given(...past)
      .when({ type: 'ChangeWebhook', id: 'contas', url: books.url }, asOwner)
      .then();
  });

  it('is given up once, and resumed by somebody who may', () => {
    const given = specify(giveUpWebhook);
    const gone = given(...past).when({ type: 'GiveUpWebhook', id: 'contas' });
    gone.then({ type: 'WebhookPaused', data: { id: 'contas', because: 'failing' } });
    given(...past, ...gone.events)
      .when({ type: 'GiveUpWebhook', id: 'contas' })
      .then();
    specify(resumeWebhook)(...past, ...gone.events)
      .when({ type: 'ResumeWebhook', id: 'contas' }, asOwner)
      .then({ type: 'WebhookResumed', data: { id: 'contas' } });
  });

  it('is answered for by its maker, until somebody else who may resumes it', () => {
    const before = [...shop, programmer()];
    const ofDora = specify(createWebhook)(...before).when(books, { actorId: 'dora' }).events;
    const left: JournalEvent = { type: 'MemberRemoved', data: { id: 'dora' } };
    const past = [...before, ...ofDora, left];
    expect([isAnswered(...before, ...ofDora), isAnswered(...past)]).toEqual([true, false]);
    const pausing = { type: 'GiveUpWebhook', id: 'contas', because: 'unanswered' } as const;
    const paused = specify(giveUpWebhook)(...past).when(pausing).events;
    specify(resumeWebhook)(...past, ...paused)
      .when({ type: 'ResumeWebhook', id: 'contas' }, asOwner)
      .then({ type: 'WebhookResumed', data: { id: 'contas', by: 'owner' } });
    const resuming: JournalEvent = { type: 'WebhookResumed', data: { id: 'contas', by: 'owner' } };
    expect(isAnswered(...past, ...paused, resuming)).toBe(true);
  });

  it('that tells costs is answered for while they may be seen', () => {
    const [seeing, blind] = [programmer('stock.viewCost'), programmer()];
    const tells = { ...books, withCosts: true };
    const made = specify(createWebhook)(...shop, seeing).when(tells, { actorId: 'dora' }).events;
    const [before, after] = [seeing.data, blind.data];
    const narrowed: JournalEvent = {
      type: 'MemberRightsChanged',
      data: { id: 'dora', before, after },
    };
    expect(isAnswered(...shop, seeing, ...made)).toBe(true);
    expect(isAnswered(...shop, seeing, ...made, narrowed)).toBe(false);
  });
});

describe('the feed of events', () => {
  it('shows users only to those who may see them, and costs likewise', () => {
    const feed = feedViewOf(booksOf(...shop, celeste), 'celeste');
    expect(feed.types.has('MemberInvited')).toBe(false);
    expect(feed.seesCosts).toBe(false);
    const whole = feedViewOf(booksOf(...shop), 'owner');
    expect(whole.types.has('MemberInvited')).toBe(true);
    expect(whole.seesCosts).toBe(true);
  });
});
