import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentRow, JobAnswer } from '@balcao/contracts';
import { twoSacks } from '../e2e/support/goods.js';
import { leaveOut } from '../left-out.js';
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';
import { mongodForTests } from './mongod-for-tests.js';
import { redisForTests, type RedisForTests } from './redis-for-tests.js';
import { Client, eventually } from './support/client.js';
import { Cluster } from './support/cluster.js';
import { areBuilt, startApi, startProjector, type Node } from './support/nodes.js';

const mongod = areBuilt ? await mongodForTests(1) : { reason: 'the product has not been built' };
const redis = 'reason' in mongod ? mongod : await redisForTests();
if ('reason' in mongod) leaveOut('jobs on servers', mongod.reason);
else if ('reason' in redis) leaveOut('jobs on servers', redis.reason);
else jobsOnServers(mongod.server, redis.server);

const invoices = 24;
const linesOfEach = 20;

/** Issues invoices whose file takes a while to write; answers the revision of the last one. */
async function issueInvoices(client: Client, address: string): Promise<number> {
  const lines = Array.from({ length: linesOfEach }, () => twoSacks.lines).flat();
  const issued = await Promise.all(
    Array.from({ length: invoices }, (_, at) =>
      client.insist(
        [address],
        `/api/documents/D${at}/issue`,
        { ...twoSacks, lines },
        `issue-invoice-${at}`,
      ),
    ),
  );
  return Math.max(...issued.map(({ revision }) => revision));
}

function jobsOnServers(
  mongo: ConstructorParameters<typeof Cluster>[1],
  server: RedisForTests,
): void {
  describe('jobs on Redis, with two projectors', () => {
    const client = new Client();
    let events: StandIn;
    let cluster: Cluster;
    let projectors: Node[];
    let api: Awaited<ReturnType<typeof startApi>>;

    beforeAll(async () => {
      events = await StandIn.start();
      cluster = new Cluster(events, mongo);
      const environment = { ...cluster.environment, REDIS_URL: server.url };
      const started = await Promise.all([
        startApi({ ...environment, DATA_DIR: cluster.folder }),
        startProjector(environment),
        startProjector(environment),
      ]);
      [api, ...projectors] = started;
      await client.setUp(api.address);
      await client.seeRows(api.address, await issueInvoices(client, api.address));
    });
    afterAll(async () => {
      await Promise.all([api.node, ...projectors].map((node) => node.end('SIGKILL')));
      await cluster.end();
      await events.end();
    });

    const verify = async (key: string): Promise<string> => {
      const path = '/api/companies/current/verify-journal';
      const { id } = await client.insist([api.address], path, {}, key);
      return id;
    };

    const done = async (id: string): Promise<JobAnswer> => {
      let answer: JobAnswer | undefined;
      await eventually(async () => {
        const { body } = await client.get<JobAnswer>(`${api.address}/api/jobs/${id}`);
        answer = body;
        return body.state === 'done';
      });
      if (answer === undefined) throw new Error('it has never been asked for');
      return answer;
    };

    it('are done by a projector', async () => {
      expect((await done(await verify('verify-first'))).result).toMatchObject({ intact: true });
    });

    it('make fiscal files in a thread of their own, from the servers', async () => {
      const { body } = await client.get<readonly DocumentRow[]>(
        `${api.address}/api/documents?perPage=1`,
      );
      const year = body[0]?.issuedOn.slice(0, 4) ?? '';
      const order = { kind: 'saft-mz', from: `${year}-01-01`, to: `${year}-12-31` };
      const { id } = await client.insist([api.address], '/api/fiscal/files', order, 'file-first');
      const { result } = await done(id);
      expect(result).toMatchObject({ fileName: expect.stringMatching(/^saft-mz-.*\.xml$/) });
      const { size } = result as { readonly size: number };
      expect(size).toBeGreaterThan(100_000);
    });

    it('are done by the other when one is killed', async () => {
      await projectors[0]?.end('SIGKILL');
      expect((await done(await verify('verify-second'))).result).toMatchObject({ intact: true });
    });

    it('wait while Redis is lost, are refused in plain words, and go on by themselves', async () => {
      await server.kill();
      const refused = await client.post(
        `${api.address}/api/companies/current/verify-journal`,
        {},
        'verify-lost',
      );
      expect(refused).toMatchObject({ status: 503, body: { code: 'jobs.unavailable' } });
      await server.start();
      expect((await done(await verify('verify-third'))).result).toMatchObject({ intact: true });
    });
  });
}
