import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers, type Accepted, type DocumentRow } from '@balcao/contracts';
import { EventStoreDbEventStore } from '@balcao/event-store/eventstoredb';
import { verifyChain } from '@balcao/journal';
import { documents, shareCount } from '@balcao/projections';
import { MongoReadStore } from '@balcao/read-store/mongodb';
import { leaveOut } from '../left-out.js';
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';
import { mongodForTests } from './mongod-for-tests.js';
import { twoSacks } from '../e2e/support/goods.js';
import { Client, eventually } from './support/client.js';
import { Cluster } from './support/cluster.js';
import { areBuilt } from './support/nodes.js';

const found = areBuilt ? await mongodForTests(1) : { reason: 'the product has not been built' };
if ('reason' in found) leaveOut('several nodes on servers', found.reason);
else severalNodes(found.server);

function severalNodes(mongod: ConstructorParameters<typeof Cluster>[1]): void {
  describe('two API nodes and two projectors on the same servers', () => {
    let cluster: Cluster;
    let events: StandIn;
    let rows: MongoReadStore;
    let client: Client;
    let setUps: readonly PromiseSettledResult<Client>[];
    const addresses = (): readonly string[] => cluster.apis.map(({ address }) => address);

    beforeAll(async () => {
      events = await StandIn.start();
      cluster = new Cluster(events, mongod);
      await Promise.all([
        ...[0, 1].map(() => cluster.addApi()),
        ...[0, 1].map(() => cluster.addProjector()),
      ]);
      rows = await MongoReadStore.open({ url: mongod.url, database: cluster.database });
      setUps = await Promise.allSettled(addresses().map((address) => setUpAt(address)));
      client =
        setUps.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))[0] ??
        new Client();
    });
    afterAll(async () => {
      await cluster.end();
      await rows.close();
      await events.end();
    });

    const issue = (place: number, name: string): Promise<Accepted> => {
      const both = addresses();
      const order = [both[place % both.length] ?? '', both[(place + 1) % both.length] ?? ''];
      return client.insist(order, `/api/documents/${name}/issue`, twoSacks, `issue-${name}`);
    };

    const holders = async (): Promise<readonly string[]> => {
      const states = await rows.leases.list('rows share ');
      const held = states.flatMap(({ holder }) => holder ?? []);
      return held.length === shareCount ? [...new Set(held)] : [];
    };

    /** The numbers of the invoices of the demo's series, as another node lists them. */
    const numbersAfter = async ({ id, revision }: Accepted): Promise<readonly number[]> => {
      const [series = ''] = id.split('.');
      const numbers: number[] = [];
      const address = addresses().at(-1) ?? '';
      await client.seeRows(address, revision);
      for (let page = 1; ; page += 1) {
        const filter = encodeURIComponent(JSON.stringify({ seriesId: series }));
        const query = `perPage=250&page=${page}&sort=number:asc&filter=${filter}`;
        const { body } = await client.get<DocumentRow[]>(`${address}/api/documents?${query}`, {
          [headers.readAfter]: String(revision),
        });
        if (body.length === 0) return numbers;
        numbers.push(...body.map(({ number }) => number));
      }
    };

    it('let one of two who set the installation up at once do so', async () => {
      expect(setUps.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const store = await EventStoreDbEventStore.open({ url: events.url });
      const types: string[] = [];
      for await (const { type } of store.readAll({ categories: ['journal'] })) types.push(type);
      expect(types.filter((type) => type === 'CompanyRegistered')).toHaveLength(1);
      await store.close();
    });

    it('share the companies between the projectors', async () => {
      await eventually(async () => (await holders()).length === 2);
      const states = await rows.leases.list('rows share ');
      const [one] = await holders();
      expect(states.filter(({ holder }) => holder === one)).toHaveLength(shareCount / 2);
    });

    it('number 1,000 documents of one series one after the other, each once', async () => {
      const accepted: Accepted[] = [];
      const callers = Array.from({ length: 16 }, async (_, caller) => {
        for (let turn = caller; turn < 1_000; turn += 16) {
          accepted.push(await issue(caller, `D${turn}`));
        }
      });
      await Promise.all(callers);
      expect(new Set(accepted.map(({ id }) => id)).size).toBe(1_000);
      const last = accepted.reduce((a, b) => (a.revision > b.revision ? a : b));
      const numbers = await numbersAfter(last);
      expect(numbers.length).toBeGreaterThanOrEqual(1_000);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    });

    it('keep one chain, whichever node wrote an event', async () => {
      const store = await EventStoreDbEventStore.open({ url: events.url });
      const report = await verifyChain(store.read(`journal-${client.company}`));
      expect(report).toMatchObject({ intact: true });
      await store.close();
    });

    it("show each node's writes to the readers of the other", async () => {
      const [first = '', second = ''] = addresses();
      const { body } = await client.post(
        `${first}/api/documents/READ1/issue`,
        twoSacks,
        'key-read-1',
      );
      await client.seeRows(second, body.revision);
      const list = await client.get<DocumentRow[]>(`${second}/api/documents?sort=number:desc`);
      expect(list.body.map(({ id }) => id)).toContain(body.id);
    });

    it("tell a browser at one node of what another's has changed", async () => {
      const [first = '', second = ''] = addresses();
      const over = new AbortController();
      const live = await client.open(`${second}/api/live?company=${client.company}`, over.signal);
      await client.post(`${first}/api/documents/LIVE1/issue`, twoSacks, 'key-live-1');
      expect(await textUntil(live, /documents/)).toContain('"documents"');
      over.abort();
    });

    it('hand the companies of a killed projector to the other within seconds', async () => {
      await cluster.projectors[0]?.end('SIGKILL');
      const killedAt = performance.now();
      await eventually(async () => (await holders()).length === 1);
      expect(performance.now() - killedAt).toBeLessThan(60_000);
      const { revision } = await issue(0, 'HANDED');
      await eventually(async () => (await folded(client.company)) >= revision);
      console.info(`a killed projector's shares moved in ${since(killedAt)} s`);
      await cluster.addProjector();
      await eventually(async () => (await holders()).length === 2);
    });

    it('let a projector that was frozen write nothing once it is thawed', async () => {
      const frozen = cluster.projectors[1];
      frozen?.freeze();
      await eventually(async () => (await holders()).length === 1);
      const { revision } = await issue(0, 'FROZEN1');
      await eventually(async () => (await folded(client.company)) >= revision);
      frozen?.thaw();
      await eventually(async () => (await holders()).length === 2);
      const after = await issue(1, 'AFTERWARDS');
      const numbers = await numbersAfter(after);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    });

    it('lose no answered command of a killed node, and double none', async () => {
      const answered = new Set<string>();
      const sent: string[] = [];
      let isOver = false;
      const killed = cluster.apis[0];
      const callers = Array.from({ length: 8 }, async (_, caller) => {
        for (let turn = 0; !isOver; turn += 1) {
          const name = `K${caller}T${turn}`;
          sent.push(name);
          const url = `${killed?.address ?? ''}/api/documents/${name}/issue`;
          const answer = await client.post(url, twoSacks, `issue-${name}`).catch(() => undefined);
          if (answer === undefined) return;
          if (answer.status === 201) answered.add(answer.body.id);
        }
      });
      await eventually(() => answered.size > 80);
      await killed?.node.end('SIGKILL');
      isOver = true;
      await Promise.all(callers);

      cluster.apis.shift();
      const again = await Promise.all(sent.map((name) => issue(0, name)));
      const ids = new Set(again.map(({ id }) => id));
      expect(ids.size).toBe(sent.length);
      expect([...answered].filter((id) => !ids.has(id))).toEqual([]);
      const last = again.reduce((a, b) => (a.revision > b.revision ? a : b));
      const numbers = await numbersAfter(await issue(0, `${last.id.replaceAll('.', '')}E`));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(await rows.count(documents, client.company, {})).toBeGreaterThan(1_000 + sent.length);
    });

    const folded = async (companyId: string): Promise<number> => {
      const states = await rows.leases.list('rows share ');
      const all = await Promise.all(states.map(({ name }) => rows.checkpoint(name, [companyId])));
      return Math.max(-1, ...all.map((each) => each?.revisions[companyId] ?? -1));
    };
  });
}

async function setUpAt(address: string): Promise<Client> {
  const client = new Client();
  await client.setUp(address);
  return client;
}

function since(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

async function textUntil(response: Response, wanted: RegExp): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (wanted.test(text)) return text;
  }
  return text;
}
