import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted, ReadyAnswer, SystemAnswer } from '@balcao/contracts';
import { leaveOut } from '../left-out.js';
import { Collector, type ReceivedSpan } from '../e2e/support/collector.js';
import { hotel, rice } from '../e2e/support/goods.js';
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';
import { mongodForTests } from './mongod-for-tests.js';
import { Client, eventually } from './support/client.js';
import { Cluster } from './support/cluster.js';
import { areBuilt, startProjector } from './support/nodes.js';

const found = areBuilt ? await mongodForTests(1) : { reason: 'the product has not been built' };
if ('reason' in found) leaveOut('operations on servers', found.reason);
else operationsOnServers(found.server);

const sale = {
  documentTypeId: 'FT',
  clientId: hotel.id,
  lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1450.00', vatId: 'vat_NOR' }],
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function operationsOnServers(mongod: ConstructorParameters<typeof Cluster>[1]): void {
  describe('an API node and a projector that tell what they do', () => {
    let cluster: Cluster;
    let events: StandIn;
    let collector: Collector;
    let address: string;
    let projector: string;
    const client = new Client();

    beforeAll(async () => {
      [events, collector] = await Promise.all([StandIn.start(), Collector.start()]);
      cluster = new Cluster(events, mongod);
      const variables = {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OTEL_BSP_SCHEDULE_DELAY: '100',
      };
      const port = await freePort();
      projector = `http://127.0.0.1:${port}`;
      const [api, folding] = await Promise.all([
        cluster.addApi(variables),
        startProjector({ ...cluster.environment, ...variables, METRICS_PORT: String(port) }),
      ]);
      cluster.projectors.push(folding);
      ({ address } = api);
      await client.setUp(address);
    });
    afterAll(async () => {
      await cluster.end();
      await Promise.all([events.end(), collector.stop()]);
    });

    const issue = (name: string): Promise<Accepted> =>
      client.insist([address], `/api/documents/${name}/issue`, sale, `issue-${name}`);

    const spans = (name: string): readonly ReceivedSpan[] =>
      collector.spans.filter((span) => span.name === name);

    it('follow a command from the request in one to its rows in the other', async () => {
      // Rows of the set-up would be folded in the same batch, in another trace.
      await client.seeRows(address, (await issue('BEFORE')).revision);
      await issue('TRACED');
      const command = (): ReceivedSpan | undefined =>
        spans('command IssueDocument').find(
          ({ attributes }) => attributes['balcao.command.id'] === 'issue-TRACED',
        );
      const projected = (): ReceivedSpan | undefined =>
        spans('project').find(
          ({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === command()?.spanId,
        );
      await eventually(() => projected() !== undefined);
      const request = spans('POST /api/documents/:draftId/issue').find(
        ({ spanId }) => spanId === command()?.parentSpanId,
      );
      expect(request?.traceId).toBe(command()?.traceId);
      expect(projected()).toMatchObject({ traceId: request?.traceId });
    });

    it('count what each of them does', async () => {
      const { revision } = await issue('COUNTED');
      await client.seeRows(address, revision);
      const textOf = async (url: string): Promise<string> => (await fetch(url)).text();
      const ofApi = await textOf(`${address}/api/metrics`);
      const ofProjector = await textOf(`${projector}/metrics`);
      expect(ofApi).toMatch(/command_duration_seconds_count\{type="IssueDocument",outcome="done"/);
      expect(ofApi).toContain('balcao_projection_failing 0');
      expect(ofApi).not.toMatch(/^balcao_rows_written_total\{/m);
      expect(ofProjector).toMatch(/^balcao_rows_written_total\{collection="documents"\} [1-9]/m);
      expect(ofProjector).toContain('balcao_projection_shares 32');
      expect((await fetch(`${projector}/ready`)).status).toBe(200);
    });

    it('show the servers that they stand on, and nothing that is secret of them', async () => {
      const { body } = await client.get<SystemAnswer>(`${address}/api/system`);
      expect(body.servers.eventStore.product).toBe('EventStoreDB');
      expect(body.servers.eventStore.hosts).toEqual([expect.stringMatching(/^[\w.]+:\d+$/)]);
      expect(body.servers.readStore.product).toBe('MongoDB');
      expect(body.servers.jobs).toEqual({ product: 'embedded', hosts: [] });
    });

    it('say that nothing is folded once the projector is gone, and stay ready', async () => {
      await Promise.all(cluster.projectors.map((node) => node.end('SIGTERM')));
      const ready = async () =>
        (await fetch(`${address}/api/ready`)).json() as Promise<ReadyAnswer>;
      await eventually(async () => (await ready()).projections === 'failing');
      const answer = await ready();
      expect(answer.isReady).toBe(true);
      expect(answer.problems).toContain('The projections stand still and try again.');
      await issue('UNFOLDED');
      const { body } = await client.get<SystemAnswer>(`${address}/api/system`);
      expect(body.isFailing).toBe(true);
      expect(body.behind.events).toBeGreaterThan(0);
    });
  });
}
