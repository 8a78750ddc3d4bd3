import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { DocumentRow, ReadyAnswer } from '@balcao/contracts';
import { describeUnless, leaveOut } from '../left-out.js';
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';
import { mongodForTests, newDatabase } from './mongod-for-tests.js';
import { twoSacks } from '../e2e/support/goods.js';
import { Client, eventually } from './support/client.js';
import { areBuilt, startApi, type Environment, type Node } from './support/nodes.js';

const folder = mkdtempSync(join(tmpdir(), 'balcao-mixtures-'));
const started: Node[] = [];
const standIns: StandIn[] = [];
afterAll(async () => {
  await Promise.all(started.map((node) => node.end('SIGKILL')));
  await Promise.all(standIns.map((events) => events.end()));
  rmSync(folder, { recursive: true });
});

/** Sells once, reads its own write, and does both again after a restart. */
async function sellTwice(environment: Environment): Promise<readonly number[]> {
  const client = new Client();
  let listed: readonly DocumentRow[] = [];
  for (const turn of ['first', 'second']) {
    const { node, address } = await startApi(environment);
    started.push(node);
    if (turn === 'first') await client.setUp(address);
    await eventually(async () => {
      const { body } = await client.get<ReadyAnswer>(`${address}/api/ready`);
      return body.projections === 'caughtUp';
    });
    const url = `${address}/api/documents/${turn}/issue`;
    const { body } = await client.post(url, twoSacks, `issue-${turn}`);
    await client.seeRows(address, body.revision);
    const list = await client.get<DocumentRow[]>(
      `${address}/api/documents?sort=number:desc&perPage=2`,
    );
    expect(list.body[0]?.id).toBe(body.id);
    listed = list.body;
    await node.end('SIGTERM');
  }
  return listed.map(({ number }) => number);
}

const twoInARow = (numbers: readonly number[]): boolean =>
  numbers.length === 2 && numbers[0] === (numbers[1] ?? 0) + 1;

describeUnless(
  areBuilt ? undefined : 'it has not been built',
  'one API, each store by itself',
  () => {
    it('keeps events on EventStoreDB and rows in the data folder', async () => {
      const events = await StandIn.start();
      standIns.push(events);
      const DATA_DIR = join(folder, 'rows-here');
      const numbers = await sellTwice({ EVENTSTORE_URL: events.url, DATA_DIR });
      expect(twoInARow(numbers)).toBe(true);
    });
  },
);

const found = areBuilt ? await mongodForTests(0) : { reason: 'the product has not been built' };
if ('reason' in found) leaveOut('stores on MongoDB', found.reason);
else {
  const { server } = found;
  const mongoUrl = (): string => server.url.replace(/\/(\?|$)/, `/${newDatabase()}$1`);
  describe('one API, with rows on MongoDB', () => {
    it('keeps events in the data folder', async () => {
      const DATA_DIR = join(folder, 'events-here');
      const numbers = await sellTwice({ MONGODB_URL: mongoUrl(), DATA_DIR });
      expect(twoInARow(numbers)).toBe(true);
    });

    it('folds by itself with events on EventStoreDB too, where it is configured to', async () => {
      const events = await StandIn.start();
      standIns.push(events);
      const numbers = await sellTwice({
        EVENTSTORE_URL: events.url,
        MONGODB_URL: mongoUrl(),
        PROJECTIONS: 'here',
        DATA_DIR: join(folder, 'neither-here'),
      });
      expect(twoInARow(numbers)).toBe(true);
    });
  });
}
