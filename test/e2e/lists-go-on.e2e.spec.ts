import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers } from '@balcao/contracts';
import type { ReadyAnswer, SystemAnswer } from '@balcao/contracts';
import { chainHash, metadataOf } from '@balcao/journal';
import { recordSkip } from '@balcao/projections';
import { refusal } from './support/browser.js';
import { openStockedShop, rice, twoSacks } from './support/shop.js';
import { until } from './support/until.js';

const company = 'PADARIA';
const stream = 'journal-MERCEARIA';
const most = Number.MAX_SAFE_INTEGER;

describe('figures that no number keeps exactly', () => {
  let shop: Awaited<ReturnType<typeof openStockedShop>>;
  let registered = 0;

  beforeAll(async () => {
    shop = await openStockedShop();
    const bakery = { name: 'Padaria Índico', nuit: '400339910', address: 'Rua 1', city: 'Maputo' };
    await shop.amelia.found({ ...bakery, id: company });
  });
  afterAll(() => shop.server.end());

  /** A client that the bakery registers now, found in its list. */
  async function bakeryGoesOn(): Promise<void> {
    registered += 1;
    const client = { id: `B${registered}`, code: `B${registered}`, name: `Café ${registered}` };
    const done = await shop.amelia.done('/clients', client, { company });
    const seen = { [headers.readAfter]: String(done.revision) };
    const rows = await shop.amelia.read('/clients', { company, headers: seen });
    expect(rows).toContainEqual(expect.objectContaining({ id: client.id }));
  }

  const ready = async (): Promise<ReadyAnswer> =>
    (await shop.amelia.get('/ready')).body as ReadyAnswer;
  /** As it is, also while the rows stand still. */
  const system = async (of: string): Promise<SystemAnswer> => {
    const sent = { company: of, headers: { [headers.readAfter]: '0' } };
    return (await shop.amelia.read('/system', sent)) as SystemAnswer;
  };

  it('are refused at their field, also for programs', async () => {
    const { amelia } = shop;
    const [line] = twoSacks.lines;
    const dear = { ...twoSacks, lines: [{ ...line, quantity: '1', unitPrice: '70000000000000' }] };
    for (const draft of ['D1', 'D2']) {
      expect(await refusal(amelia.post(`/documents/${draft}/issue`, dear))).toMatchObject({
        status: 422,
        code: 'amount.tooLarge',
        errors: [{ path: 'lines.0.unitPrice' }],
      });
    }
    const cash = { accountId: 'account_cash', reason: 'troco' };
    const deposit = { ...cash, id: 'M1', amountMinor: most };
    expect(await refusal(amelia.post('/deposits', deposit))).toMatchObject({ status: 422 });
    const lines = [{ articleId: rice.id, quantity: '9007199254', unitCost: '1' }];
    const opening = { id: 'O1', warehouseId: 'warehouse_main', lines };
    expect(await refusal(amelia.post('/opening-stock', opening))).toMatchObject({
      status: 422,
      code: 'amount.quantityTooLarge',
      errors: [{ path: 'lines.0.quantity' }],
    });
    expect((await ready()).problems).toEqual([]);
    await bakeryGoesOn();
  });

  it('stop the lists of one company only where they are recorded all the same', async () => {
    const { server } = shop;
    await recordDeposit('X1', most);
    const revision = await recordDeposit('X2', 1);
    await until(async () => (await ready()).stalled > 0);
    await bakeryGoesOn();
    const stopped = new RegExp(
      `^A journal is stopped at revision ${revision}: treasury-[a-z]+ cannot take in MoneyDeposited.$`,
    );
    expect((await ready()).problems).toEqual([expect.stringMatching(stopped)]);
    expect((await system('MERCEARIA')).stalled).toMatchObject([
      { revision, type: 'MoneyDeposited', readModel: 'treasury-accounts' },
    ]);
    expect((await system(company)).stalled).toEqual([]);

    await server.stop();
    await server.start();
    await until(async () => (await ready()).stalled > 0);
    await bakeryGoesOn();
    expect((await ready()).problems).toEqual([expect.stringMatching(stopped)]);
  });

  it('are left out by the operator, and the lists of that company go on', async () => {
    const { server } = shop;
    const { backend } = server.api;
    const { revision = 0 } = (await backend.events.last(stream)) ?? {};
    const skip = { stream, revision, reason: 'nobody put that in', skippedAt: '2026-03-02' };
    expect(await recordSkip(backend.events, skip)).toBe('MoneyDeposited');
    await server.stop();
    await server.start();
    await until(async () => (await backendIsCaughtUp()) && (await ready()).stalled === 0);
    expect(await ready()).toMatchObject({ stalled: 0, skipped: 1, problems: [] });
    expect(await system('MERCEARIA')).toMatchObject({
      stalled: [],
      skipped: [skip],
      behind: { events: 0 },
    });
    expect((await system(company)).skipped).toEqual([]);
    await bakeryGoesOn();
  });

  /** As a version without limits would have recorded it: tied to the event before it. */
  async function recordDeposit(id: string, amountMinor: number): Promise<number> {
    const { events } = shop.server.api.backend;
    const before = await events.last(stream);
    if (before === undefined) throw new Error('the shop has no journal');
    const data = { id, on: '2026-03-02', entries: [{ accountId: 'account_cash', amountMinor }] };
    const { hash, ...last } = metadataOf(before);
    const { actorId, companyId, recordedAt } = last;
    const metadata = { actorId, companyId, commandId: id, recordedAt, schemaVersion: 1 };
    const made = { type: 'MoneyDeposited', data, metadata };
    const chained = { ...metadata, hash: chainHash(hash, made) };
    const stored = { ...made, id: randomUUID(), metadata: chained };
    return (await events.append(stream, [stored], before.revision)).revision;
  }

  async function backendIsCaughtUp(): Promise<boolean> {
    return (await shop.server.api.backend.projections.status()).isCaughtUp;
  }
});
