import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { ClientRow } from '@balcao/contracts';
import { describeUnless, leaveOut } from '../left-out.js';
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';
import { mongodForTests, newDatabase } from './mongod-for-tests.js';
import { Client, eventually } from './support/client.js';
import { areBuilt, startApi, type Environment, type Node } from './support/nodes.js';

const folder = mkdtempSync(join(tmpdir(), 'balcao-erasures-'));
const started: Node[] = [];
const standIns: StandIn[] = [];
afterAll(async () => {
  await Promise.all(started.map((node) => node.end('SIGKILL')));
  await Promise.all(standIns.map((events) => events.end()));
  rmSync(folder, { recursive: true });
});

const person = {
  id: 'RUTE',
  code: 'C9',
  name: 'Rute Machava',
  country: 'MZ',
  email1: 'rute@example.co.mz',
  phone1: '841112223',
};

/** Where she is to be read before: her row, its history, the event that registered her. */
const places = 3;

/** Erases somebody, starts again, and answers what is said of her before and afterwards. */
async function erase(environment: Environment): Promise<readonly (readonly string[])[]> {
  const client = new Client();
  const rows: string[][] = [];
  let revision = 0;
  const found = async (address: string): Promise<string[]> => {
    await client.seeRows(address, revision);
    const texts: string[] = [];
    for (const path of ['clients/RUTE', 'clients/RUTE/history', `journal/${revision}/event`]) {
      const { body } = await client.get<ClientRow>(`${address}/api/${path}`);
      texts.push(JSON.stringify(body));
    }
    return texts.filter((text) => text.includes('841112223'));
  };
  for (const turn of ['first', 'second']) {
    const { node, address } = await startApi(environment);
    started.push(node);
    if (turn === 'first') {
      await client.setUp(address);
      revision = (await client.insist([address], '/api/clients', person, 'register-rute')).revision;
      // The history may be a moment behind the lists.
      let before: string[] = [];
      await eventually(async () => (before = await found(address)).length === places);
      rows.push(before);
      const gone = { reason: 'Pedido da titular' };
      await client.insist([address], '/api/parties/RUTE/erase', gone, 'erase-rute');
    }
    await eventually(async () => {
      const { body } = await client.get<ClientRow>(`${address}/api/clients/RUTE`);
      return body.isErased === true;
    });
    rows.push(await found(address));
    await node.end('SIGTERM');
  }
  return rows;
}

const expected = [places, 0, 0];

describeUnless(areBuilt ? undefined : 'it has not been built', 'erasing a person', () => {
  it('leaves nothing to be read of events on EventStoreDB, nor after a start', async () => {
    const events = await StandIn.start();
    standIns.push(events);
    const DATA_DIR = join(folder, 'rows-here');
    const rows = await erase({ EVENTSTORE_URL: events.url, DATA_DIR });
    expect(rows.map((texts) => texts.length)).toEqual(expected);
  });
});

const mongod = areBuilt ? await mongodForTests(0) : { reason: 'the product has not been built' };
if ('reason' in mongod) leaveOut('keys on MongoDB', mongod.reason);
else {
  const { server } = mongod;
  describe('erasing a person whose keys are on MongoDB', () => {
    it('leaves nothing to be read, neither in rows nor after a start', async () => {
      const events = await StandIn.start();
      standIns.push(events);
      const MONGODB_URL = server.url.replace(/\/(\?|$)/, `/${newDatabase()}$1`);
      const DATA_DIR = join(folder, 'nothing-here');
      const rows = await erase({
        EVENTSTORE_URL: events.url,
        MONGODB_URL,
        DATA_DIR,
        PROJECTIONS: 'here',
      });
      expect(rows.map((texts) => texts.length)).toEqual(expected);
    });
  });
}
