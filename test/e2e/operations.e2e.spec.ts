import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReadyAnswer, SystemAnswer } from '@balcao/contracts';
import { Browser, refusal } from './support/browser.js';
import { TestServer } from './support/server.js';
import { openStockedShop, twoSacks } from './support/shop.js';
import { until } from './support/until.js';

type StockedShop = Awaited<ReturnType<typeof openStockedShop>>;

describe('the metrics', () => {
  let shop: StockedShop;
  let text: string;

  beforeAll(async () => {
    shop = await openStockedShop();
    const issued = await shop.amelia.done('/documents/D1/issue', twoSacks);
    await shop.amelia.post('/documents/D1/issue', { ...twoSacks, lines: [] });
    await shop.amelia.rows('/documents', issued);
    await shop.amelia.get('/nowhere/at/all');
    text = await until(async () => {
      const { text: metrics } = await shop.amelia.get('/metrics');
      return metrics.includes('balcao_projection_lag_events 0\n') && metrics;
    });
  });
  afterAll(() => shop.server.end());

  it('count commands by type and outcome, and appends by their size', () => {
    expect(text).toContain(
      'balcao_command_duration_seconds_count{type="IssueDocument",outcome="done"} 1',
    );
    expect(text).toMatch(/balcao_command_duration_seconds_count\{[^}]*outcome="refused"\} 1/);
    expect(text).toMatch(/balcao_append_duration_seconds_count\{outcome="done"\} [1-9]/);
    expect(text).toMatch(/balcao_append_events_sum [1-9]/);
  });

  it('count requests by the template of their route, never by what was asked for', () => {
    expect(text).toContain('route="/api/documents/:draftId/issue",status="201"} 1');
    expect(text).not.toContain('nowhere');
  });

  it('tell how far the rows are, and what the process does', () => {
    expect(text).toContain('balcao_projection_lag_events 0\n');
    expect(text).toContain('balcao_projection_lag_seconds 0\n');
    expect(text).toContain('balcao_projection_stalled_streams 0\n');
    expect(text).toContain('balcao_projection_failing 0\n');
    expect(text).toMatch(/balcao_rows_written_total\{collection="documents"\} [1-9]/);
    expect(text).toContain('balcao_info{version="0.1.0"} 1');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('name no company', () => {
    expect(text).not.toContain('MERCEARIA');
  });

  it('are refused with the wrong token', async () => {
    const server = await TestServer.open({ metricsToken: 'cajueiro-acacia' });
    try {
      const anybody = new Browser(server);
      expect(await refusal(anybody.get('/metrics'))).toMatchObject({
        status: 401,
        code: 'request.operatorsOnly',
      });
      const headers = { authorization: 'Bearer cajueiro-acacia' };
      const { status, type } = await anybody.get('/metrics', { headers });
      expect([status, type]).toEqual([200, 'text/plain']);
    } finally {
      await server.end();
    }
  });
});

describe('the system', () => {
  let shop: StockedShop;
  const system = async (company = 'MERCEARIA'): Promise<SystemAnswer> =>
    (await shop.amelia.read('/system', { company })) as SystemAnswer;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.rows('/clients', shop.last);
  });
  afterAll(() => shop.server.end());

  it('says how far each read model is, and what it last took in', async () => {
    const { version, behind, lastEvent, rowsRevision, readModels } = await system();
    expect({ version, behind, rowsRevision }).toEqual({
      version: '0.1.0',
      behind: { events: 0, seconds: 0 },
      rowsRevision: shop.last.revision,
    });
    expect(lastEvent).toMatchObject({ revision: shop.last.revision, type: 'PartyRegistered' });
    expect(readModels.find(({ name }) => name === 'articles')).toEqual({
      name: 'articles',
      state: 'upToDate',
      behind: { events: 0, seconds: 0 },
      lastEvent: {
        revision: shop.last.revision - 1,
        type: 'ArticleRegistered',
        recordedAt: '2026-03-02T08:00:00.000Z',
      },
      percent: null,
    });
  });

  it('says what it stands on', async () => {
    const embedded = { product: 'embedded', hosts: [] };
    const { servers } = await system();
    expect(servers).toEqual({ eventStore: embedded, readStore: embedded, jobs: embedded });
  });

  it('is refused to those who are no members of the company', async () => {
    expect(await refusal(shop.amelia.get('/system', { company: 'OTHER' }))).toMatchObject({
      status: 403,
      params: { permission: 'system.view' },
    });
  });
});

describe('a company whose event cannot be folded', () => {
  let shop: StockedShop;

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia, server } = shop;
    await amelia.rows('/clients', shop.last);
    await amelia.found({
      name: 'Padaria Índico',
      nuit: '400339910',
      id: 'PADARIA',
      address: 'Rua 1',
      city: 'Maputo',
    });
    // What no command of this version writes: an issued document without its lines.
    await server.api.backend.events.append(
      'journal-PADARIA',
      [
        {
          id: '5a3c2f7e-30c1-4b7e-9b51-5f5f3c0f7a01',
          type: 'DocumentIssued',
          data: {},
          metadata: { recordedAt: '2026-03-02T08:00:00.000Z', schemaVersion: 1 },
        },
      ],
      'any',
    );
    const { projections } = server.api.backend;
    await until(async () => (await projections.status()).stalled.length > 0);
  });
  afterAll(() => shop.server.end());

  it('learns which event stopped it, and why', async () => {
    const { stalled, readModels, behind } = (await shop.amelia.read('/system', {
      company: 'PADARIA',
    })) as SystemAnswer;
    expect(stalled).toEqual([
      {
        stream: 'journal-PADARIA',
        revision: expect.any(Number),
        type: 'DocumentIssued',
        readModel: expect.any(String),
        error: expect.stringMatching(/./),
      },
    ]);
    expect(behind.events).toBe(1);
    expect(readModels.find(({ name }) => name === 'documents')).toMatchObject({
      state: 'stopped',
      behind: { events: 1 },
    });
    expect(readModels.find(({ name }) => name === 'vat')).toMatchObject({ state: 'upToDate' });
  });

  it('is no other company’s affair', async () => {
    const { stalled, behind } = (await shop.amelia.read('/system')) as SystemAnswer;
    expect({ stalled, behind }).toEqual({ stalled: [], behind: { events: 0, seconds: 0 } });
  });

  it('leaves the node ready, and its name out of what everybody may read', async () => {
    const answer = await shop.amelia.get('/ready');
    const ready = answer.body as ReadyAnswer;
    expect(answer.status).toBe(200);
    expect(ready).toMatchObject({
      isReady: true,
      stalled: 1,
      // Written past the journal, it is damage of the chain too, once somebody folds it.
      problems: expect.arrayContaining([
        expect.stringMatching(
          /^A journal is stopped at revision \d+: [\w-]+ cannot take in DocumentIssued.$/,
        ),
      ]),
    });
    expect(answer.text).not.toContain('PADARIA');
  });
});
