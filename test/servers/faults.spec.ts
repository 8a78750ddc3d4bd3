import { randomUUID } from 'node:crypto';
import { status as grpcStatus } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers, type Accepted, type DocumentRow, type Problem } from '@balcao/contracts';
import type { ReadyAnswer, SystemAnswer } from '@balcao/contracts';
import { EventStoreDbEventStore } from '@balcao/event-store/eventstoredb';
import { leaveOut } from '../left-out.js';
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';
import { mongodForTests } from './mongod-for-tests.js';
import { twoSacks } from '../e2e/support/goods.js';
import { Client, eventually } from './support/client.js';
import { Cluster } from './support/cluster.js';
import { areBuilt } from './support/nodes.js';

const found = areBuilt ? await mongodForTests(1) : { reason: 'the product has not been built' };
if ('reason' in found) leaveOut('servers that go away', found.reason);
else serversGoAway(found.server);

function serversGoAway(mongod: ConstructorParameters<typeof Cluster>[1]): void {
  describe('a node whose servers go away', () => {
    let cluster: Cluster;
    let events: StandIn;
    const client = new Client();
    const address = (): string => cluster.apis[0]?.address ?? '';

    beforeAll(async () => {
      events = await StandIn.start();
      await events.stop();
      cluster = new Cluster(events, mongod);
      await Promise.all([cluster.addApi(), cluster.addProjector()]);
    });
    afterAll(async () => {
      await cluster.end();
      await events.end();
    });

    const issue = (name: string) =>
      client.post(`${address()}/api/documents/${name}/issue`, twoSacks, `issue-${name}`);

    const refusal = async (name: string, language: string): Promise<Problem> => {
      const url = `${address()}/api/documents/${name}/issue`;
      const sent = { 'accept-language': language };
      const answer = await client.post<Problem>(
        url,
        twoSacks,
        `issue-${name}`,
        client.company,
        sent,
      );
      expect(answer.status).toBe(503);
      return answer.body;
    };

    const ready = () => client.get<ReadyAnswer>(`${address()}/api/ready`);

    const listed = (revision: number) =>
      client.get<DocumentRow[]>(`${address()}/api/documents?sort=number:desc`, {
        [headers.readAfter]: String(revision),
      });

    it('starts while the event store cannot be reached, says so, and works once it can', async () => {
      const answer = await fetch(`${address()}/api/setup`, {
        headers: { 'accept-language': 'pt' },
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(await answer.json()).toMatchObject({
        code: 'request.booksUnavailable',
        title: 'Sem ligação aos dados. Nada foi registado; tente de novo dentro de momentos',
      });
      expect((await ready()).status).toBe(503);
      const { said } = cluster.apis[0]?.node ?? { said: '' };
      expect(said).toContain(`EventStoreDB at 127.0.0.1:${events.port} cannot be reached`);

      await events.start();
      await eventually(() =>
        client.setUp(address()).then(
          () => true,
          () => false,
        ),
      );
      await eventually(async () => (await ready()).status === 200);
    });

    it('answers an append whose answer was lost by what became of it', async () => {
      events.faults.appends = ['loseAnswer'];
      const written = await issue('LOST1');
      expect(written.status).toBe(201);
      events.faults.appends = ['loseRequest'];
      const sentAgain = await issue('LOST2');
      expect(sentAgain.status).toBe(201);
      const number = ({ id }: Accepted): number => Number(id.split('.')[1]);
      expect(number(sentAgain.body)).toBe(number(written.body) + 1);
    });

    it('refuses a command while the event store takes none, and carries it out afterwards', async () => {
      events.faults.appends = ['refuse', 'refuse'];
      expect(await refusal('REFUSED', 'en')).toMatchObject({
        code: 'request.booksUnavailable',
        title: 'The data store is unreachable. Nothing was recorded; please try again in a moment',
      });
      expect((await refusal('REFUSED', 'pt')).title).toMatch(/^Sem ligação aos dados/);
      expect((await issue('REFUSED')).status).toBe(201);
    });

    it('says of a command that no event store takes that it is too large, and takes the next', async () => {
      const details = 'Maximum Append Size Exceeded';
      events.faults.appends = [{ code: grpcStatus.INVALID_ARGUMENT, details }];
      const refused = await issue('LARGE1');
      expect(refused).toMatchObject({ status: 413, body: { code: 'request.tooLarge' } });
      expect((await issue('LARGE2')).status).toBe(201);
    });

    it('takes many large documents that come at once, whatever one append may carry', async () => {
      const [sacks] = twoSacks.lines;
      const large = { ...twoSacks, lines: Array.from({ length: 250 }, () => sacks) };
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          client.post(`${address()}/api/documents/WIDE${at}/issue`, large, `issue-WIDE${at}`),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    });

    it('goes on folding where it was, after the subscription was lost', async () => {
      events.dropConnections();
      const first = await client.insist(
        [address()],
        '/api/documents/S1/issue',
        twoSacks,
        'issue-S1x',
      );
      await events.stop();
      // Nobody knows what became of what was on its way when the line went.
      expect((await refusal('S2', 'en')).code).toMatch(/^request\.(outcome|booksUna)/);
      await events.start();
      const { revision, id } = await client.insist(
        [address()],
        '/api/documents/S2/issue',
        twoSacks,
        'issue-S2',
      );
      await eventually(async () => {
        const { body, headers: sent } = await listed(revision);
        const ids = body.map((row) => row.id);
        return sent.get(headers.readBehind) === null && ids.includes(id) && ids.includes(first.id);
      });
    });

    it('refuses lists while MongoDB has no primary, takes commands, and shows them afterwards', async () => {
      await mongod.kill();
      const { status, body } = await client.get<Problem>(`${address()}/api/documents`, {
        'accept-language': 'en',
      });
      expect(status).toBe(503);
      expect(body).toMatchObject({
        code: 'request.rowsUnavailable',
        title: 'Lists cannot be read right now. Please try again in a moment',
      });
      const written = await issue('UNSEEN1');
      expect(written.status).toBe(201);
      await eventually(async () => (await ready()).status === 503);

      await mongod.start();
      await eventually(async () => {
        const list = await listed(written.body.revision);
        return list.status === 200 && list.body.some(({ id }) => id === written.body.id);
      });
      await eventually(async () => (await ready()).status === 200);
    });

    it('says which event cannot be folded, and folds everything else', async () => {
      const store = await EventStoreDbEventStore.open({ url: events.url });
      const poison = { id: randomUUID(), type: 'DraftSaved', data: null };
      const metadata = { companyId: client.company, recordedAt: '2026-03-02T08:00:00.000Z' };
      await store.append('draft-POISON', [{ ...poison, metadata }], 'no-stream');
      await store.close();
      const { body } = await issue('BESIDE1');
      await eventually(async () => {
        const { body: rows } = await listed(body.revision);
        return rows.some(({ id }) => id === body.id);
      });
      const system = () => client.get<SystemAnswer>(`${address()}/api/system`);
      await eventually(async () => (await system()).body.stalled.length > 0);
      expect((await system()).body.stalled).toMatchObject([
        { stream: 'draft-POISON', revision: 0, type: 'DraftSaved', readModel: 'drafts' },
      ]);
      await eventually(async () => (await ready()).body.stalled === 1);
      const line = 'draft-POISON stands still at revision 0';
      await eventually(() => cluster.projectors[0]?.said.includes(line) === true);
    });

    it('never says the passwords of its servers', () => {
      const all = [...cluster.apis.map(({ node }) => node), ...cluster.projectors];
      expect(all.filter(({ said }) => said.includes('esdb://'))).toEqual([]);
      expect(all.filter(({ said }) => said.includes('mongodb://'))).toEqual([]);
    });
  });
}
