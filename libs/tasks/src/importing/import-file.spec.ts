import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ImportPlan } from '@balcao/contracts';
import { JobFailedForGood, JobInterrupted } from '@balcao/jobs';
import type { TaskJournals } from '../task-ground.js';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { importFile } from './import-file.js';
import { importFileBlob, importFileOrder } from './import-order.js';

const rows = 620;

/** Articles; each hundredth has the code of the first, and each fiftieth a price that is none. */
const articles = [
  'Código;Descrição;Preço sem IVA;Família',
  ...Array.from({ length: rows }, (_, at) => {
    const code = at > 0 && at % 100 === 0 ? 'A0' : `A${at}`;
    const price = at % 50 === 49 ? 'caro' : `${at + 1},50`;
    return `${code};Artigo ${at};${price};Família ${at % 7}`;
  }),
].join('\n');

const plan: ImportPlan = {
  kind: 'articles',
  fileName: 'artigos.csv',
  updates: true,
  createsCategories: true,
  skipsRefused: true,
};
const order = {
  companyId: shopId,
  importId: 'IMPORT1',
  actorId: 'amina',
  correlationId: 'request1',
  plan,
};

/** The power fails after so many commands of the import. */
class Killed extends Error {}

function killedAfter(journals: TaskJournals, commands: number): TaskJournals {
  let left = commands;
  return {
    inspect: (companyId, read) => journals.inspect(companyId, read),
    history: (companyId, id, options) => journals.history(companyId, id, options),
    hasExecuted: (companyId, commandId) => journals.hasExecuted(companyId, commandId),
    execute: (companyId, command) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Killed()) : journals.execute(companyId, command);
    },
  };
}

describe('importing a file as a job', () => {
  let uninterrupted: ShopGround;
  let ground: ShopGround;

  beforeAll(async () => {
    uninterrupted = await openShopGround();
    await upload(uninterrupted);
    await importFile({ ...uninterrupted, journals: uninterrupted.node() })(run());
  });
  afterAll(() => uninterrupted.end());
  beforeEach(async () => {
    ground = await openShopGround();
    await upload(ground);
  });
  afterEach(() => ground.end());

  const upload = async ({ blobs }: ShopGround) => {
    await blobs.put(shopId, {
      id: importFileBlob(order.importId),
      fileName: 'import',
      contentType: 'application/octet-stream',
      content: Buffer.from(articles),
    });
  };
  const run = (signal?: AbortSignal) => runOf(importFileOrder(order), signal);
  const blobsLeft = async () => (await ground.blobs.list(shopId)).blobs.map(({ id }) => id);

  it('writes every row, says how far it is, and leaves nothing behind', async () => {
    const attempt = run();
    const result = await importFile({ ...ground, journals: ground.node() })(attempt);
    expect(result).toEqual({ status: 'finished', done: rows, rows });
    expect(attempt.percents).toEqual([40, 80, 100]);
    expect(await blobsLeft()).toEqual([]);
    const again = await importFile({ ...ground, journals: ground.node() })(run());
    expect(again).toEqual(result);
  });

  it.each([1, 5, 100, 262, 263, 400, 530, 612])(
    'killed at command %d and run again comes to the same books',
    async (commands) => {
      const journals = killedAfter(ground.node(), commands);
      await expect(importFile({ ...ground, journals })(run())).rejects.toThrow(Killed);
      await importFile({ ...ground, journals: ground.node() })(run());
      const [books, wanted] = [await ground.books(), await uninterrupted.books()];
      expect(books['catalog']).toEqual(wanted['catalog']);
      expect(books['imports']).toEqual(wanted['imports']);
      const sorted = async (from: ShopGround) =>
        (await from.written()).map((event) => withoutRevisions(JSON.stringify(event))).sort();
      expect(await sorted(ground)).toEqual(await sorted(uninterrupted));
    },
  );

  it('written by two workers at once is written once', async () => {
    const handlers = [ground.node(), ground.node()].map((journals) =>
      importFile({ ...ground, journals }),
    );
    const ends = await Promise.allSettled(handlers.map((handler) => handler(run())));
    // The one that is overtaken may give up; the job is then tried again, and has nothing to do.
    expect(ends.map(({ status }) => status)).toContain('fulfilled');
    await importFile({ ...ground, journals: ground.node() })(run());
    const written = await ground.written();
    const registered = written.filter(({ type }) => type === 'ArticleRegistered');
    expect(registered).toHaveLength(new Set(registered.map(({ data }) => data.id)).size);
    const { imports } = await ground.node().inspect(shopId, (books) => books);
    expect(imports.imports.get(order.importId)).toMatchObject({ done: rows, status: 'finished' });
  });

  it('stops between rows when somebody asks it to, with an account of what it wrote', async () => {
    const journals = ground.node();
    const attempt = run();
    const stopping = {
      ...attempt,
      progress: () => {
        void ground.done({ type: 'StopImport', id: order.importId }, 'IMPORT1-stop');
      },
    };
    const result = await importFile({ ...ground, journals })(stopping);
    expect(result).toMatchObject({ status: 'cancelled', rows });
    const written = await ground.written();
    const recorded = written.flatMap((event) =>
      event.type === 'ImportRowsRecorded' ? event.data.created : [],
    );
    const registered = written.filter(({ type }) => type === 'ArticleRegistered');
    expect(new Set(registered.map(({ data }) => data.id))).toEqual(new Set(recorded));
    expect(recorded.length).toBeLessThan(rows);
    expect(await blobsLeft()).toEqual([]);
  });

  it('is cancelled with its job, and only put off when the server closes', async () => {
    const closing = AbortSignal.abort(new JobInterrupted('closing'));
    const handler = importFile({ ...ground, journals: ground.node() });
    await expect(handler(run(closing))).rejects.toThrow(JobInterrupted);
    const cancelled = AbortSignal.abort(new JobInterrupted('cancelled'));
    expect(await handler(run(cancelled))).toMatchObject({ status: 'cancelled', done: 0 });
  });

  it('fails for good once its file is gone', async () => {
    await ground.blobs.remove(shopId, importFileBlob(order.importId));
    const handler = importFile({ ...ground, journals: ground.node() });
    await expect(handler(run())).rejects.toThrow(JobFailedForGood);
  });
});

/** Revisions differ where rows were written in another order. */
const withoutRevisions = (json: string) => json.replace(/"revision":\d+/g, '"revision":0');
