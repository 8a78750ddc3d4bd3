import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers, type Accepted, type DocumentRow } from '@balcao/contracts';
import type { JobAnswer, ReadyAnswer } from '@balcao/contracts';
import { EventStoreDbEventStore } from '@balcao/event-store/eventstoredb';
import { verifyChain } from '@balcao/journal';
import { shareCount } from '@balcao/projections';
import { MongoReadStore } from '@balcao/read-store/mongodb';
import { leaveOut } from '../left-out.js';
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';
import { mongodForTests } from './mongod-for-tests.js';
import { redisForTests, type RedisForTests } from './redis-for-tests.js';
import { twoSacks } from '../e2e/support/goods.js';
import { Client, eventually } from './support/client.js';
import { Cluster } from './support/cluster.js';
import { areBuilt } from './support/nodes.js';

const mongod = areBuilt ? await mongodForTests(1) : { reason: 'the product has not been built' };
const redis = 'reason' in mongod ? mongod : await redisForTests();
if ('reason' in mongod) leaveOut('a rolling upgrade', mongod.reason);
else if ('reason' in redis) leaveOut('a rolling upgrade', redis.reason);
else rollingUpgrade(mongod.server, redis.server);

function rollingUpgrade(
  mongo: ConstructorParameters<typeof Cluster>[1],
  redisServer: RedisForTests,
): void {
  describe('two API nodes and two projectors that are replaced one after the other', () => {
    const client = new Client();
    let cluster: Cluster;
    let events: StandIn;
    let rows: MongoReadStore;
    /** The answers to the load, by the name of its document. */
    const accepted = new Map<string, Accepted>();
    let isOver = false;
    let load: Promise<unknown>;

    const addresses = (): readonly string[] => cluster.apis.map(({ address }) => address);

    beforeAll(async () => {
      events = await StandIn.start();
      cluster = new Cluster(events, mongo, { REDIS_URL: redisServer.url });
      await Promise.all([
        ...[0, 1].map(() => cluster.addApi()),
        ...[0, 1].map(() => cluster.addProjector()),
      ]);
      rows = await MongoReadStore.open({ url: mongo.url, database: cluster.database });
      await client.setUp(addresses()[0] ?? '');
    });
    afterAll(async () => {
      isOver = true;
      await load;
      await cluster.end();
      await rows.close();
      await events.end();
    });

    /** As a proxy does: to the next node where one refuses or is gone, with the same key. */
    const issue = async (name: string): Promise<void> => {
      const path = `/api/documents/${name}/issue`;
      for (let at = 0; !accepted.has(name); at += 1) {
        const nodes = addresses();
        const url = `${nodes[at % nodes.length] ?? ''}${path}`;
        const answer = await client.post(url, twoSacks, `issue-${name}`).catch(() => undefined);
        if (answer?.status === 201) accepted.set(name, answer.body);
        else if (answer === undefined || answer.status === 503) await sleep(20);
        else throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
      }
    };

    const issueOnAndOn = async (caller: number): Promise<void> => {
      for (let turn = 0; !isOver; turn += 1) await issue(`C${caller}T${turn}`);
    };

    const moreIssued = async (): Promise<void> => {
      const before = accepted.size;
      await eventually(() => accepted.size > before + 20);
    };

    const holders = async (): Promise<readonly string[]> => {
      const states = await rows.leases.list('rows share ');
      const held = states.flatMap(({ holder }) => holder ?? []);
      return held.length === shareCount ? [...new Set(held)] : [];
    };

    it('answer, on SIGTERM, what they have taken, and end by themselves', async () => {
      const [first] = cluster.apis;
      if (first === undefined) throw new Error('there is a node');
      const written = events.log.size;
      events.faults.indexDelayMs = 1_000;
      const url = `${first.address}/api/documents/DRAINED/issue`;
      const answering = client.post(url, twoSacks, 'issue-DRAINED');
      await eventually(() => events.log.size > written);
      const ended = first.node.end('SIGTERM');
      const { status, body } = await answering;
      expect(status).toBe(201);
      accepted.set('DRAINED', body);
      await ended;
      expect(first.node.process.exitCode).toBe(0);
      events.faults.indexDelayMs = 0;
      await cluster.replaceApi(0);
    });

    it('take commands all the time while each node is replaced', async () => {
      load = Promise.all(Array.from({ length: 8 }, (_, caller) => issueOnAndOn(caller)));
      await moreIssued();
      for (const place of [0, 1]) {
        const old = cluster.apis[place];
        await old?.node.end('SIGTERM');
        expect(old?.node.process.exitCode).toBe(0);
        await moreIssued();
        await cluster.replaceApi(place);
        await moreIssued();
      }
    });

    it('hand over the lists, and the jobs, while each projector is replaced', async () => {
      for (const place of [0, 1]) {
        const old = cluster.projectors[place];
        await old?.end('SIGTERM');
        // Nest gives itself the signal again once it has tidied up.
        expect(old?.process.signalCode).toBe('SIGTERM');
        await eventually(async () => (await holders()).length === 1);
        await cluster.replaceProjector(place);
        await eventually(async () => (await holders()).length === 2);
        await moreIssued();
        const path = '/api/companies/current/verify-journal';
        const { id } = await client.insist(addresses(), path, {}, `verify-${place}`);
        await eventually(async () => {
          const url = `${addresses()[0] ?? ''}/api/jobs/${id}`;
          return (await client.get<JobAnswer>(url)).body.state === 'done';
        });
      }
    });

    it('have lost nothing, and done nothing twice', async () => {
      isOver = true;
      await load;
      const store = await EventStoreDbEventStore.open({ url: events.url });
      const journal = `journal-${client.company}`;
      const numbers: number[] = [];
      for await (const { type, data } of store.read(journal)) {
        if (type === 'DocumentIssued') numbers.push((data as { number: number }).number);
      }
      expect(await verifyChain(store.read(journal))).toMatchObject({ intact: true });
      await store.close();
      expect(numbers).toEqual([...accepted].map((_, at) => at + 1));
      expect(new Set([...accepted.values()].map(({ id }) => id)).size).toBe(accepted.size);

      const last = Math.max(...[...accepted.values()].map(({ revision }) => revision));
      for (const address of addresses()) {
        await client.seeRows(address, last);
        const listed = new Set<string>();
        for (let page = 1; listed.size < accepted.size; page += 1) {
          const url = `${address}/api/documents?perPage=250&page=${page}&sort=number:asc`;
          const sent = { [headers.readAfter]: String(last) };
          const { body } = await client.get<DocumentRow[]>(url, sent);
          if (body.length === 0) break;
          for (const { id } of body) listed.add(id);
        }
        expect(listed.size).toBe(accepted.size);
        const { status } = await client.get<ReadyAnswer>(`${address}/api/ready`);
        expect(status).toBe(200);
      }
    });

    it('are not ready while their stores start, and are once these have', async () => {
      await events.stop();
      const [first] = cluster.apis;
      await first?.node.end('SIGTERM');
      const { address } = await cluster.replaceApi(0);
      const ready = () => client.get<ReadyAnswer>(`${address}/api/ready`);
      expect((await ready()).status).toBe(503);
      await events.start();
      await eventually(async () => (await ready()).status === 200);
      await issue('AFTERWARDS');
    });
  });
}
