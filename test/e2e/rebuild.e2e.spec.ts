import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RebuildAccepted, SystemAnswer } from '@balcao/contracts';
import { allProjections } from '@balcao/projections';
import type { Collection, Row } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { runBuilt } from '../run-built.js';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

const parties = allProjections.find(({ name }) => name === 'parties');

describe('rebuilding the lists while the server runs', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  async function withRows<T>(work: (store: SqliteReadStore) => Promise<T>): Promise<T> {
    const store = new SqliteReadStore(join(shop.server.folder, 'read.db'));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  const clientNames = async (): Promise<readonly unknown[]> =>
    ((await shop.amelia.read('/clients')) as readonly { readonly name: string }[]).map(
      ({ name }) => name,
    );

  /** Changes the names of clients as anybody with the disk could; answers the right ones. */
  async function spoil(): Promise<readonly unknown[]> {
    const right = await clientNames();
    const { company } = shop.amelia;
    await withRows(async (store) => {
      if (parties === undefined) throw new Error('there is no list of clients');
      const { build = 0 } = (await store.live()).get(parties.collection.name) ?? {};
      const collection = { ...parties.collection, build };
      const found = await store.find(collection as unknown as Collection<Row>, company, {});
      const changes = found.map((row) => {
        const changed = { ...row, name: 'Somebody else' };
        return { collection, partition: company, id: row.id, revision: row.revision, row: changed };
      });
      await store.repair(changes, Number.MAX_SAFE_INTEGER);
    });
    expect(await clientNames()).toEqual(right.map(() => 'Somebody else'));
    return right;
  }

  const builds = () => withRows(async (store) => [...(await store.live()).entries()]);

  const areRebuilt = (): Promise<true> =>
    until(async () => {
      const { readModels } = (await shop.amelia.read('/system')) as SystemAnswer;
      return readModels.every(({ state }) => state === 'upToDate') && true;
    });

  it('is begun by those who manage the company, and puts right what is wrong', async () => {
    const right = await spoil();
    const answer = await shop.amelia.post('/system/rebuild', {});
    expect(answer.status).toBe(202);
    const { readModels } = answer.body as RebuildAccepted;
    expect(readModels).toEqual(allProjections.map(({ name }) => name));
    await until(async () => (await clientNames()).join() === right.join());
    await until(async () => (await builds()).every(([, { build }]) => build === 1));
    await areRebuilt();
  });

  it('shows what is recorded meanwhile at once, and rebuilds only what is named', async () => {
    const before = new Map(await builds());
    await shop.amelia.post('/system/rebuild', { readModels: ['parties', 'documents'] });
    const issued = await shop.amelia.done('/documents/DURING/issue', twoSacks);
    const listed = await shop.amelia.rows('/documents', issued);
    expect(listed.map(({ id }) => id)).toContain(issued.id);
    await until(async () => {
      const build = (await builds()).find(([name]) => name === 'parties')?.[1].build;
      return build === (before.get('parties')?.build ?? 0) + 1;
    });
    const after = new Map(await builds());
    expect(after.get('articles')).toEqual(before.get('articles'));
    expect(await shop.amelia.rows('/documents', issued)).toEqual(listed);
  });

  it('is done by the command as well, which waits for the server', async () => {
    const right = await spoil();
    const command = runBuilt('rebuild.js', shop.server.folder, {
      args: ['--projection', 'parties'],
    });
    expect(await command.ended()).toBe(0);
    expect(command.said).toContain('The server rebuilds them while it runs');
    expect(await clientNames()).toEqual(right);
  });

  it('is refused to others, and for a list that does not exist', async () => {
    const rosa = await joined(shop, 'rosa', { role: 'cashier' });
    expect(await refusal(rosa.post('/system/rebuild', {}))).toMatchObject({
      status: 403,
      params: { permission: 'companies.manage' },
    });
    const unknown = { readModels: ['clientes'] };
    expect(await refusal(shop.amelia.post('/system/rebuild', unknown))).toMatchObject({
      status: 422,
      code: 'request.invalidFields',
    });
  });
});
