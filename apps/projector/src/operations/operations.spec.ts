import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { Operations } from './operations.js';
import type { FoldingStatus } from './metrics.js';
import { commandPlaceOf } from './traces/command-place.js';

const sale = {
  companyId: 'PADARIA',
  commandId: 'venda-0001',
  correlationId: '0b7f1a52-6f0e-4a55-9d5e-2f1f3c9a7d10',
};

const issued = {
  id: '5a3c2f7e-30c1-4b7e-9b51-5f5f3c0f7a01',
  type: 'DocumentIssued',
  data: {},
  metadata: sale,
};

const well: FoldingStatus = { stalled: [], error: undefined, shares: 16 };

describe('a projector', () => {
  let folder: string;
  let store: EventStore;
  let operations: Operations | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-projector-'));
    store = await SqliteEventStore.open({ path: join(folder, 'events.db') });
    await store.append('journal-PADARIA', [issued], 'no-stream');
  });

  afterEach(async () => {
    await operations?.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Folds what there is, as the runner does: a batch, its progress, the next batch. */
  const fold = async (watched: Operations, whileFolding: () => Promise<void>): Promise<void> => {
    const stopping = new AbortController();
    const { signal } = stopping;
    for await (const batch of watched.watchEvents(store).subscribe({ signal })) {
      await whileFolding();
      const touched = [{ partition: 'PADARIA', collection: 'documents', ids: ['FT1', 'FT2'] }];
      const { position } = batch;
      watched.progress({
        position,
        revisions: { PADARIA: 0 },
        touched,
        isCaughtUp: batch.caughtUp,
      });
      if (batch.caughtUp) stopping.abort();
    }
  };

  it('tells how far it is, what it writes, and whether it folds', async () => {
    const token = 'cajueiro';
    operations = await Operations.open({ metrics: { port: 0, host: '127.0.0.1', token } });
    let status = well;
    const address = `http://127.0.0.1:${String(await operations.serve(() => status))}`;
    const get = (path: string) =>
      fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
    let meanwhile = '';
    await fold(operations, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      meanwhile = await (await get('/metrics')).text();
    });
    expect(meanwhile).toMatch(/^balcao_projection_lag_seconds (?!0$)[\d.e-]+$/m);
    const text = await (await get('/metrics')).text();
    expect(text).toContain('balcao_projection_lag_seconds 0\n');
    expect(text).toContain('balcao_rows_written_total{collection="documents"} 2');
    expect(text).toContain('balcao_projection_batch_events_sum 1');
    expect(text).toContain('balcao_projection_shares 16');
    expect(text).toContain('balcao_info{version="0.1.0"} 1');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await get('/ready')).status).toBe(200);
    status = { ...well, error: 'the read store cannot be reached', stalled: [issued] };
    expect((await get('/ready')).status).toBe(503);
    const failing = await (await get('/metrics')).text();
    expect(failing).toContain('balcao_projection_failing 1');
    expect(failing).toContain('balcao_projection_stalled_streams 1');
  });

  it('tells nobody without the token, and nothing else to anybody', async () => {
    operations = await Operations.open({
      metrics: { port: 0, host: '127.0.0.1', token: 'cajueiro' },
    });
    const address = `http://127.0.0.1:${String(await operations.serve(() => well))}`;
    const statusOf = async (path: string, init?: RequestInit): Promise<number> =>
      (await fetch(`${address}${path}`, init)).status;
    expect(await statusOf('/metrics')).toBe(401);
    expect(await statusOf('/metrics', { headers: { authorization: 'Bearer acacia' } })).toBe(401);
    expect(await statusOf('/metrics', { method: 'POST' })).toBe(404);
    expect(await statusOf('/etc/passwd')).toBe(404);
  });

  it('opens no port unless it is asked to', async () => {
    operations = await Operations.open({});
    expect(await operations.serve(() => well)).toBeUndefined();
    await fold(operations, () => Promise.resolve());
  });

  it('writes a span for a batch of rows, in the trace of the command behind them', async () => {
    const received: string[] = [];
    const collector = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => received.push(text));
      request.on('end', () => response.end('{}'));
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const address = collector.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    operations = await Operations.open({
      traces: { endpoint: `http://127.0.0.1:${port}`, ratio: 1 },
    });
    await fold(operations, () => Promise.resolve());
    await operations.close();
    collector.closeAllConnections();
    collector.close();
    const sent = received.join('');
    expect(sent).toContain('"name":"project"');
    expect(sent).toContain('"traceId":"0b7f1a526f0e4a559d5e2f1f3c9a7d10"');
    expect(sent).toContain(`"parentSpanId":"${commandPlaceOf(sale)?.spanId ?? ''}"`);
    expect(sent).toContain('balcao-projector');
  });
});
