import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportCheck, ImportPlan, ImportReading, ImportRow } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { importEnded } from './support/imports.js';
import { openShop, type Shop } from './support/shop.js';
import { until } from './support/until.js';

/** `BALCAO_IMPORT_ROWS=100000` imports as many; the ordinary run takes some seconds. */
const rowsMany = Number.parseInt(process.env['BALCAO_IMPORT_ROWS'] ?? '3000', 10);
const patienceMs = 120_000 + rowsMany * 8;
/** What the process may take in addition, however many rows there are. */
const memoryBytesMax = 1_000 * 1_048_576;
/** What anybody else waits at most while a file is worked on. */
const othersWaitMsMax = 4_000;

const articlesFrom = (first: number, count: number): Buffer =>
  Buffer.from(
    [
      'Código;Descrição;Preço sem IVA;IVA;Unidade;Código interno',
      ...Array.from(
        { length: count },
        (_, at) => `A${first + at};Artigo número ${first + at};${at + 1},50;NOR;un;X${at}`,
      ),
    ].join('\r\n'),
  );

describe('a file of very many rows', () => {
  let shop: Shop;
  let amelia: Browser;
  const waits: number[] = [];
  let memoryBytes = 0;
  let isOver = false;

  /** Somebody else asks for something small again and again, and waits for the answer. */
  const lookOn = async (): Promise<void> => {
    while (!isOver) {
      const askedAt = performance.now();
      await amelia.get('/session');
      waits.push(performance.now() - askedAt);
      memoryBytes = Math.max(memoryBytes, process.memoryUsage().rss);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const plan: ImportPlan = { kind: 'articles', fileName: 'artigos.csv', skipsRefused: true };
  const send = (path: string, content: Buffer) =>
    amelia.form(`/imports/${path}`, { plan: JSON.stringify(plan) }, content);

  beforeAll(async () => {
    shop = await openShop();
    ({ amelia } = shop);
  });
  afterAll(() => shop.server.end());

  it(
    'is read, checked and written, says how far it is, and keeps nobody waiting',
    async () => {
      const before = process.memoryUsage().rss;
      const looking = lookOn();
      const content = articlesFrom(0, rowsMany);
      expect((await send('read', content)).body as ImportReading).toMatchObject({ rows: rowsMany });
      const check = (await send('check', content)).body as ImportCheck;
      expect(check).toMatchObject({ rows: rowsMany, created: rowsMany, refused: 0 });
      expect((await send('MANY/commit', content)).status).toBe(202);
      const partly = await until(async () => {
        const row = (await amelia.get('/imports/MANY')).body as ImportRow;
        return row.done > 0 && row;
      });
      expect(partly.rows).toBe(rowsMany);
      expect(partly.done % 250).toBe(0);
      const row = await importEnded(amelia, 'MANY');
      expect(row).toMatchObject({ status: 'finished', done: rowsMany, created: rowsMany });
      isOver = true;
      await looking;
      expect(Math.max(...waits)).toBeLessThan(othersWaitMsMax);
      expect(memoryBytes - before).toBeLessThan(memoryBytesMax);
    },
    patienceMs,
  );

  it(
    'stops between its rows when somebody asks it to',
    async () => {
      expect((await send('STOPPED/commit', articlesFrom(rowsMany, rowsMany))).status).toBe(202);
      await amelia.done('/imports/STOPPED/cancel');
      const row = await importEnded(amelia, 'STOPPED');
      expect(row).toMatchObject({ status: 'cancelled', rows: rowsMany });
      expect(row.done).toBeLessThan(rowsMany);
      expect(row.created).toBe(row.done);
    },
    patienceMs,
  );
});
