import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BulkActionName } from '@balcao/contracts';
import { JobFailedForGood, JobInterrupted } from '@balcao/jobs';
import type { RowReader } from '@balcao/read-store';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { bulkJobId, bulkJobOrder, type OrderedRow } from './bulk-order.js';
import { KeptOrder } from './kept-order.js';
import { endBulkOrder, runBulkOrder } from './run-bulk.js';

const regions = Array.from({ length: 120 }, (_, at) => ({ id: `R${at}`, name: `Bairro ${at}` }));
const id = bulkJobId('MONDAY');

describe('one thing done with many rows', () => {
  let ground: ShopGround;

  beforeEach(async () => {
    ground = await openShopGround();
    for (const region of regions.slice(0, 118)) {
      const fields = { name: region.name };
      await ground.done({ type: 'RegisterRegion', id: region.id, fields });
    }
  });
  afterEach(() => ground.end());

  const kept = () => new KeptOrder(ground.blobs, shopId, id);
  const order = async (action: BulkActionName, rows: readonly OrderedRow[]): Promise<void> => {
    await kept().keep({ action, rows, correlationId: 'request1' });
  };
  const handler = () =>
    // Registers are decided by the books: their rows are never read.
    runBulkOrder({ ...ground, journals: ground.node(), rows: {} as RowReader });
  const run = (signal?: AbortSignal) =>
    runOf(bulkJobOrder(id, { companyId: shopId, actorId: 'amina' }, 'regions.archive'), signal);
  const archived = async () =>
    (await ground.written()).filter(({ type }) => type === 'RegionArchived').length;

  it('is done with each by itself, and says which were refused and why', async () => {
    await order('regions.archive', regions);
    const attempt = run();
    expect(await handler()(attempt)).toMatchObject({ done: 118, refused: 2, total: 120 });
    expect(attempt.percents.at(-1)).toBe(100);
    expect(await archived()).toBe(118);
    const outcomes = await kept().allOutcomes(regions.length);
    expect(outcomes.filter(({ problems }) => problems !== undefined)).toEqual([
      { ...regions[118], problems: [expect.objectContaining({ code: 'record.notFound' })] },
      { ...regions[119], problems: [expect.objectContaining({ code: 'record.notFound' })] },
    ]);
  });

  it('is stopped between rows, goes on where it was, and does nothing twice', async () => {
    await order('regions.archive', regions);
    const stop = new AbortController();
    const attempt = run(stop.signal);
    const stopped = handler()({
      ...attempt,
      progress: () => {
        stop.abort(new JobInterrupted('cancelled'));
      },
    });
    await expect(stopped).rejects.toThrow(JobInterrupted);
    expect(await archived()).toBe(50);
    // As after a crash before anything was kept: the books know what was done.
    await ground.blobs.remove(shopId, `${id}_rows0`);
    expect(await handler()(run())).toMatchObject({ done: 118, refused: 2 });
    expect(await archived()).toBe(118);
  });

  it('refuses the rows that the caller may not see', async () => {
    await order('regions.archive', [{ ...regions[0], id: 'R0', name: 'Bairro 0', isUnseen: true }]);
    expect(await handler()(run())).toMatchObject({ done: 0, refused: 1 });
    expect(await archived()).toBe(0);
  });

  it('refuses every row once the caller has lost the permission', async () => {
    await order('regions.archive', regions.slice(0, 3));
    const job = run();
    const stranger = { ...job, job: { ...job.job, actorId: 'bento' } };
    expect(await handler()(stranger)).toMatchObject({ done: 0, refused: 3 });
  });

  it('is forgotten when its days are over', async () => {
    await order('regions.archive', regions);
    await handler()(run());
    const payload = { bulkId: id, until: '2026-04-02T08:00:00.000Z' };
    const end = runOf({ id: 'end', name: 'bulk-end', payload });
    await endBulkOrder(ground)(end);
    expect(await kept().find()).toBeDefined();
    ground.now = new Date(payload.until);
    await endBulkOrder(ground)(end);
    expect((await ground.blobs.list(shopId)).blobs).toEqual([]);
    await expect(handler()(run())).rejects.toThrow(JobFailedForGood);
  });
});
