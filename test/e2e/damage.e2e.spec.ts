import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  BooksCheckAnswer,
  NotificationRow,
  ReadyAnswer,
  SystemAnswer,
  VerifyJournalResult,
} from '@balcao/contracts';
import { overwriteText, spoilPagesOf } from '@balcao/event-store/testing';
import { refusal } from './support/browser.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

/** A name that lies in one event of the journal, and nowhere else. */
const hall = { id: 'HALL', code: 'C9', name: 'Pousada do Mar', country: 'MZ' };

describe('a company whose journal is damaged', () => {
  let shop: Shop;
  let log: string;

  beforeEach(async () => {
    shop = await openStockedShop();
    const { amelia, server } = shop;
    log = join(server.folder, 'events.db');
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/regions', { id: 'SOUTH', name: 'Sul do Save 0731' });
    await amelia.done('/documents/D2/issue', twoSacks);
    await amelia.done('/clients', hall);
  });
  afterEach(() => shop.server.end());

  /** Starts the server once more on a log that was spoilt while it was down. */
  async function spoil(work: () => void, keepsSnapshots = false): Promise<void> {
    const { server } = shop;
    await server.stop();
    work();
    if (!keepsSnapshots)
      await rm(join(server.folder, 'snapshots'), { recursive: true, force: true });
    await server.start();
  }

  const flipDigit = () => {
    overwriteText(log, 'Sul do Save 0731', 'Sul do Save 0741');
  };
  const breakJson = () => {
    overwriteText(log, '"Sul do Save 0731"', '|Sul do Save 0731"');
  };
  const spoilPage = () => {
    spoilPagesOf(log, 'Sul do Save 0731');
  };

  const ended = async (id: string) =>
    until(async () => {
      const job = (await shop.amelia.read(`/jobs/${id}`)) as {
        readonly state: string;
        readonly result?: VerifyJournalResult;
        readonly failure?: string;
      };
      return job.state === 'done' || job.state === 'failed' ? job : false;
    });
  async function asked(path: string) {
    const answer = await shop.amelia.post(path);
    return ended((answer.body as { readonly id: string }).id);
  }

  it.each([
    ['a digit in an event is another', flipDigit, 'hash'],
    ['an event is no JSON any more', breakJson, 'unreadable'],
    ['a page of the file cannot be read', spoilPage, 'unreadable'],
  ])('is named by the check of the journal where %s, which never fails of it', async (...given) => {
    const [, work, fault] = given;
    await spoil(work, true);
    const { state, result } = await asked('/companies/current/verify-journal');
    expect({ state, result }).toMatchObject({ state: 'done', result: { intact: false, fault } });
  });

  it.each([
    ['a digit in an event is another', flipDigit],
    ['an event is no JSON any more', breakJson],
    ['a page of the file cannot be read', spoilPage],
  ])('takes no command, and can be read, where %s', async (...given) => {
    const [, work] = given;
    const { amelia } = shop;
    // Nobody can write behind a log whose last page is damaged: here it is one further back.
    for (let n = 10; n < 30; n += 1) {
      await amelia.done('/clients', { ...hall, id: `BEHIND${n}`, code: `C${n}` });
    }
    await spoil(work);
    expect(await refusal(amelia.post('/documents/D3/issue', twoSacks))).toMatchObject({
      status: 503,
      code: 'journal.damaged',
    });
    expect(await refusal(amelia.post('/clients', { ...hall, id: 'OTHER' }))).toMatchObject({
      status: 503,
      code: 'journal.damaged',
    });
    expect(await amelia.read('/clients')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'HALL' })]),
    );
    const ready = (await amelia.read('/ready')) as ReadyAnswer;
    expect(ready).toMatchObject({ isReady: true, damaged: 1 });
    expect(ready.problems.join()).toMatch(/A journal is damaged from event \d+ on/);
    expect(JSON.stringify(ready)).not.toContain(amelia.company);
    const system = (await amelia.read('/system')) as SystemAnswer;
    expect(system.damage?.revision).toBeGreaterThan(0);
    const raised = await until(async () => {
      const rows = (await amelia.read('/notifications')) as readonly NotificationRow[];
      return rows.find(({ kind }) => kind === 'journalDamaged') ?? false;
    });
    expect(raised.params).toEqual({ revision: String(system.damage?.revision) });
  });

  it('is refused a repair and a good result, also with a snapshot of before', async () => {
    await spoil(flipDigit, true);
    const { amelia } = shop;
    const check = await asked('/books-check');
    expect(check).toMatchObject({ state: 'failed', failure: 'journal.damaged' });
    expect(await refusal(amelia.post('/books-check/repair'))).toMatchObject({
      status: 503,
      code: 'journal.damaged',
    });
    const answer = (await amelia.read('/books-check')) as BooksCheckAnswer;
    expect(answer).toMatchObject({ failure: 'journal.damaged', failedAt: expect.any(String) });
    const kinds = async () =>
      ((await amelia.read('/notifications')) as readonly NotificationRow[]).map(({ kind }) => kind);
    await until(async () => (await kinds()).includes('booksUnchecked'));
  });

  it('is not sealed', async () => {
    await spoil(flipDigit, true);
    expect(await refusal(shop.amelia.post('/seals'))).toMatchObject({
      status: 503,
      code: 'journal.damaged',
    });
    expect(await shop.amelia.read('/seals')).toEqual([]);
  });

  it('works again once the log is restored and checked', async () => {
    await spoil(flipDigit);
    await refusal(shop.amelia.post('/documents/D3/issue', twoSacks));
    await spoil(() => {
      overwriteText(log, 'Sul do Save 0741', 'Sul do Save 0731');
    }, true);
    await shop.amelia.read('/clients');
    const { result } = await asked('/companies/current/verify-journal');
    expect(result).toMatchObject({ intact: true });
    await shop.amelia.done('/documents/D3/issue', twoSacks);
    expect((await shop.amelia.read('/system')) as SystemAnswer).toMatchObject({ damage: null });
  });

  it('does not stop another', async () => {
    await spoil(flipDigit);
    const { amelia } = shop;
    await refusal(amelia.post('/documents/D3/issue', twoSacks));
    const answer = await amelia.registering({
      id: 'TALHO',
      name: 'Talho Zambeze, Lda.',
      nuit: '400123457',
      city: 'Maputo',
      address: 'Avenida 25 de Setembro',
      acceptNuitWarning: true,
    });
    expect(answer.status).toBeLessThan(300);
  });
});
