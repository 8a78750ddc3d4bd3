import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaveOut } from '../left-out.js';
import { runBuilt } from '../run-built.js';
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';
import { mongodForTests } from './mongod-for-tests.js';
import { Client, eventually } from './support/client.js';
import { Cluster } from './support/cluster.js';
import { areBuilt } from './support/nodes.js';
import { Seller } from './support/seller.js';

const found = areBuilt ? await mongodForTests(1) : { reason: 'the product has not been built' };
if ('reason' in found) leaveOut('a backup of servers under load', found.reason);
else backupUnderLoad(found.server);

function backupUnderLoad(mongod: ConstructorParameters<typeof Cluster>[1]): void {
  describe('a backup of servers that is made while two nodes write', () => {
    const secret = { SECRETS_KEY: randomBytes(32).toString('base64') };
    const folder = mkdtempSync(join(tmpdir(), 'backup-load-'));
    const client = new Client();
    const logs: StandIn[] = [];
    const clusters: Cluster[] = [];
    /** The documents that were answered before the backup began. */
    let before: readonly string[] = [];

    const start = async (): Promise<Cluster> => {
      const events = await StandIn.start();
      logs.push(events);
      const cluster = new Cluster(events, mongod, secret);
      clusters.push(cluster);
      return cluster;
    };

    /** As an operator does, on the servers that the nodes work on. */
    const run = async (command: 'backup' | 'restore', { environment }: Cluster) => {
      const args = [join(folder, 'backup')];
      const running = runBuilt(`${command}.js`, join(folder, command), { args, environment });
      return { code: await running.ended(), said: running.said };
    };

    beforeAll(async () => {
      const cluster = await start();
      await Promise.all([cluster.addApi(), cluster.addApi(), cluster.addProjector()]);
      const [address = '', other = ''] = cluster.apis.map((api) => api.address);
      await client.setUp(address);
      const sellers = ['a', 'b', 'c', 'd'].map(
        (name, at) => new Seller(client, at % 2 === 0 ? address : other, name),
      );
      const answered = () => sellers.flatMap((seller) => seller.answered);
      await eventually(() => answered().length >= 40);
      before = answered();
      expect(await run('backup', cluster)).toMatchObject({ code: 0 });
      // The nodes wrote on while it was made.
      expect(answered().length).toBeGreaterThan(before.length);
      await Promise.all(sellers.map((seller) => seller.end()));
      await cluster.end();
    });
    afterAll(async () => {
      await Promise.all(clusters.map((cluster) => cluster.end()));
      await Promise.all(logs.map((events) => events.end()));
      rmSync(folder, { recursive: true, force: true });
    });

    it('has every document that was answered before it began, on empty servers', async () => {
      const cluster = await start();
      expect(await run('restore', cluster)).toMatchObject({ code: 0 });
      await Promise.all([cluster.addApi(), cluster.addProjector()]);
      const address = cluster.apis[0]?.address ?? '';
      for (const id of before) {
        const document = () => client.get(`${address}/api/documents/${id}`);
        await eventually(async () => (await document()).status === 200);
      }
    });

    it('lets the numbers go on behind the last document that it has', async () => {
      const [, cluster] = clusters;
      const address = cluster?.apis[0]?.address ?? '';
      const seller = new Seller(client, address, 'later');
      await eventually(() => seller.answered.length > 2);
      await seller.end();
      const numberOf = (id: string) => Number(id.split('.')[1]);
      const highest = Math.max(...before.map(numberOf));
      const later = seller.answered.map(numberOf);
      expect(Math.min(...later)).toBeGreaterThan(highest);
      expect(later).toEqual(later.map((_, at) => (later[0] ?? 0) + at));
    });
  });
}
