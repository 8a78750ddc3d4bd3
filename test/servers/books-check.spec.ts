import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { BooksCheckAnswer, BooksCheckResult, JobAnswer } from '@balcao/contracts';
import { allProjections } from '@balcao/projections';
import { MongoReadStore } from '@balcao/read-store/mongodb';
import { itUnless, leaveOut } from '../left-out.js';
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';
import { twoSacks } from '../e2e/support/goods.js';
import { mongodForTests, newDatabase } from './mongod-for-tests.js';
import { redisForTests } from './redis-for-tests.js';
import { Client, eventually } from './support/client.js';
import {
  areBuilt,
  startApi,
  startProjector,
  type Environment,
  type Node,
} from './support/nodes.js';

/** Read models that are changed by hand, three rows in each. */
const modelsSpoilt = 10;

const folder = mkdtempSync(join(tmpdir(), 'balcao-books-'));
const started: Node[] = [];
const standIns: StandIn[] = [];
afterAll(async () => {
  await Promise.all(started.map((node) => node.end('SIGKILL')));
  await Promise.all(standIns.map((events) => events.end()));
  rmSync(folder, { recursive: true });
});

/** Changes, removes and adds a row in each of ten collections, as anybody with the server can. */
async function plant(url: string, company: string): Promise<readonly string[]> {
  const database = new URL(url).pathname.slice(1);
  const store = await MongoReadStore.open({ url, database });
  try {
    const live = await store.live();
    const planted: string[] = [];
    for (const { category, collection } of allProjections) {
      if (planted.length === 3 * modelsSpoilt) break;
      if (category !== 'journal') continue;
      const rows = { ...collection, ...live.get(collection.name) };
      const found = await store.find(rows, company, { limit: 2 });
      const [changed, gone] = await store.load(
        rows,
        company,
        found.map(({ id }) => id),
      );
      if (changed?.row === undefined || gone === undefined) continue;
      const at = { collection: rows, partition: company };
      const spoilt = [
        { ...at, ...changed, row: { ...changed.row, note: 'by hand' } },
        { ...at, ...gone, row: undefined },
        { ...at, ...changed, id: 'PLANTED', row: { ...changed.row, id: 'PLANTED' } },
      ];
      expect(await store.repair(spoilt, Number.MAX_SAFE_INTEGER)).toBe(spoilt.length);
      planted.push(`changed ${changed.id}`, `missing ${gone.id}`, 'added PLANTED');
    }
    return planted;
  } finally {
    await store.close();
  }
}

/** Plants differences on a server, and answers what was planted, found, put right and left. */
async function walk(environment: Environment & { readonly MONGODB_URL: string }) {
  const client = new Client();
  const { node, address } = await startApi(environment);
  started.push(node);
  await client.setUp(address);
  let revision = 0;
  for (const draft of ['D1', 'D2', 'D3']) {
    const path = `/api/documents/${draft}/issue`;
    ({ revision } = await client.insist([address], path, twoSacks, `issue-${draft}`));
  }
  await client.seeRows(address, revision);
  const asked = async (path: string, key: string): Promise<BooksCheckResult> => {
    const { id } = await client.insist([address], `/api/books-check${path}`, {}, key);
    await eventually(async () => {
      const { body } = await client.get<JobAnswer>(`${address}/api/jobs/${id}`);
      if (body.state === 'failed') throw new Error(JSON.stringify(body));
      return body.state === 'done';
    });
    const { body } = await client.get<BooksCheckAnswer>(`${address}/api/books-check`);
    if (body.last === null) throw new Error(body.failure ?? 'nothing was checked');
    return body.last;
  };
  const before = await asked('', 'check-before');
  const planted = await plant(environment.MONGODB_URL, client.company);
  const spoilt = await asked('', 'check-spoilt');
  const found = spoilt.models.flatMap(({ told }) => told.map(({ id, kind }) => `${kind} ${id}`));
  const repaired = await asked('/repair', 'check-repaired');
  const after = await asked('', 'check-after');
  expect(before.differences).toBe(0);
  expect(planted).toHaveLength(3 * modelsSpoilt);
  expect(found.toSorted()).toEqual(planted.toSorted());
  expect(repaired).toMatchObject({ repaired: 3 * modelsSpoilt, differences: 0 });
  expect(after.differences).toBe(0);
}

const mongod = areBuilt ? await mongodForTests(1) : { reason: 'the product has not been built' };
const redis = 'reason' in mongod ? mongod : await redisForTests();
if ('reason' in mongod) leaveOut('the books on MongoDB', mongod.reason);
else {
  const urlOf = (): string => mongod.server.url.replace(/\/(\?|$)/, `/${newDatabase()}$1`);
  describe('the check of books whose rows are on MongoDB', () => {
    it('finds and puts right what somebody changed there, where one process does all', async () => {
      const DATA_DIR = join(folder, 'alone');
      await walk({ MONGODB_URL: urlOf(), DATA_DIR, PROJECTIONS: 'here' });
    });

    const missing = 'reason' in redis ? redis.reason : undefined;
    itUnless(missing, 'does so too where a projector works', async () => {
      const events = await StandIn.start();
      standIns.push(events);
      const REDIS_URL = 'server' in redis ? redis.server.url : '';
      const servers = { EVENTSTORE_URL: events.url, MONGODB_URL: urlOf(), REDIS_URL };
      started.push(await startProjector(servers));
      await walk({ ...servers, DATA_DIR: join(folder, 'beside') });
    });
  });
}
