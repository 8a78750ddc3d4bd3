import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers } from '@balcao/contracts';
import type { Command } from '@balcao/domain';
import { openMoment } from '@balcao/read-store/sqlite';
import { allProjections, runnerDefaults } from '@balcao/projections';
import { pastStep } from '@balcao/read-store';
import { foldInThread } from '../../apps/api/src/composition/fold-past.js';
import { describeBuilt } from '../built.js';
import { hotel, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

const screens = [
  '/documents?sort=number:desc',
  '/document-lines',
  '/clients?sort=name:asc',
  '/clients?search=hotel',
  '/clients/GUEST',
  '/articles',
  '/series',
  '/stock-moves',
  '/stock-articles',
  '/settlements',
  '/journal?perPage=50',
  '/journal?search=guest',
  '/reports/documents/totals',
  '/reports/sales/totals',
];

const phone = '841112223';
const guest = { id: 'GUEST', code: 'G1', name: 'Guest Lda', phone1: phone, country: 'MZ' };

describe('moments that the live rows tell of', () => {
  let shop: Shop;
  let then: number;
  let probes = 0;
  let shown: readonly string[];

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/clients', guest);
    await amelia.done('/documents/D1/issue', twoSacks);
    await reprice(pastStep);
    const last = await amelia.done('/documents/D2/issue', twoSacks);
    then = last.revision;
    shown = await look({ [headers.readAfter]: String(then) });
  });
  afterAll(() => shop.server.end());

  /** As many events as that. */
  async function reprice(times: number): Promise<void> {
    const { journals } = shop.server.api.backend;
    const changes = Array.from({ length: times }, (_, at) => {
      const body: Command = {
        type: 'ChangeArticle',
        id: rice.id,
        fields: { salePrice: `${100 + at}.50` },
      };
      const commandId = `reprice${then}x${at}`;
      return journals.execute('MERCEARIA', { commandId, actorId: 'amelia', body });
    });
    await Promise.all(changes);
  }

  async function look(sent: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const seen: string[] = [];
    for (const screen of screens) {
      const answer = await shop.amelia.get(screen, { headers: sent });
      expect({ screen, status: answer.status }).toEqual({ screen, status: 200 });
      seen.push(`${screen} ${JSON.stringify(answer.body)}`);
    }
    return seen;
  }

  const asKnownThen = () => look({ [headers.asKnownAt]: String(then) });
  const rowsFile = () => join(shop.server.folder, 'read.db');

  /** Whether the live rows tell of the moment. */
  async function isNotified(): Promise<boolean> {
    const rows = openMoment({
      file: join(shop.server.folder, `probe-${(probes += 1)}.db`),
      live: rowsFile(),
      checkpoint: runnerDefaults.name,
      partition: 'MERCEARIA',
      revision: then,
      collections: allProjections.flatMap(({ category, collection }) =>
        category === 'journal' ? [collection] : [],
      ),
    });
    await rows?.close();
    return rows !== undefined;
  }

  it('show to the letter what was shown then, after much has changed', async () => {
    const { amelia } = shop;
    await amelia.done('/documents/FT_2026.1/cancel', { reason: 'Duplicated' });
    await reprice(pastStep);
    await amelia.done('/documents/D3/issue', twoSacks);
    const renamed = { code: hotel.code, nuit: hotel.nuit, name: 'Hotel Costa do Sol, Lda' };
    const last = await amelia.done(`/clients/${hotel.id}/change`, renamed);
    await amelia.rows('/clients', last);
    expect(await isNotified()).toBe(true);
    expect(await asKnownThen()).toEqual(shown);
  });

  it('say nothing of a person who is erased, nor does the file of the rows', async () => {
    const bytes = (): string =>
      ['', '-wal'].map((end) => readFileSync(`${rowsFile()}${end}`, 'latin1')).join('\n');
    expect(bytes()).toContain(phone);
    const last = await shop.amelia.done('/parties/GUEST/erase', { reason: 'Pedido' });
    await shop.amelia.rows('/erasures', last);
    expect(await isNotified()).toBe(false);
    const seen = await asKnownThen();
    expect(seen.join('\n')).not.toContain(phone);
    expect(seen.join('\n')).not.toContain('Guest');
    expect(bytes()).not.toContain(phone);
    expect(bytes()).not.toContain('Guest');
  });
});

// A thread runs compiled files.
describeBuilt('the thread that folds moments', () => {
  const entry = new URL('../../apps/api/dist/composition/past.worker.js', import.meta.url);
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  it('makes one after the other, and goes on after one that cannot be made or is given up', async () => {
    const { folder } = shop.server;
    const fold = foldInThread(entry);
    const last = await shop.amelia.done('/documents/D1/issue', twoSacks);
    const progress: number[] = [];
    let signal = new AbortController();
    const make = (name: string, until: number, live = false) =>
      fold(
        {
          events: { file: join(folder, 'events.db') },
          keys: { file: join(folder, 'keys.db') },
          file: join(folder, `${name}.db`),
          stream: 'journal-MERCEARIA',
          until,
          ...(live && { live: { file: join(folder, 'read.db') } }),
        },
        { onProgress: (revision) => void progress.push(revision), signal: signal.signal },
      );
    expect(await make('first', 3)).toBe('made');
    expect(await make('none', last.revision, true)).toBe('untold');
    await expect(make('late', last.revision + 1)).rejects.toThrow('ends before');
    expect(await make('second', last.revision)).toBe('made');
    expect(progress).toEqual([3, last.revision, last.revision]);
    // Wherever the thread is when nobody asks any more, it stops and is there for the next one.
    for (const [at, waitMs] of [0, 1, 2, 5, 10, 20, 40].entries()) {
      signal = new AbortController();
      const given = make(`given${at}`, last.revision);
      const refused = expect(given).rejects.toThrow('nobody asks');
      await delay(waitMs);
      signal.abort(new Error('nobody asks'));
      await refused;
    }
    signal = new AbortController();
    expect(await make('third', last.revision)).toBe('made');
  });
});
