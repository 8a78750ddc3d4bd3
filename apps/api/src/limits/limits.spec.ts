import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BlobStore } from '@balcao/blobs';
import { FileBlobStore } from '@balcao/blobs/files';
import { MemoryCounters } from '@balcao/jobs';
import { describeRequestError } from '@balcao/messages';
import { keptWithinLimit } from './kept-within-limit.js';
import { beyond, limits, type Limit } from '../http/limits.js';
import { MailAllowance } from './mail-allowance.js';
import { Places, takeAll } from './places.js';

const all: readonly (readonly [string, Limit])[] = Object.entries(limits);
const three: Limit = { max: 3, retrySeconds: 7, status: 429, code: 'limit.pastOfCompany' };
const refusedBy = (limit: Limit, params: object) =>
  expect.objectContaining({ status: limit.status, code: limit.code, params });

describe('every limit', () => {
  it.each(all)('%s names its number in both languages, and when to try again', (_, limit) => {
    const { params, status } = beyond(limit, limit.retrySeconds ?? 120);
    for (const language of ['en', 'pt'] as const) {
      const sentence = describeRequestError(language, limit.code, params);
      expect(sentence).not.toContain('%{');
      expect(sentence.replace(/\u202f/g, '')).toContain(String(params['max']));
    }
    const isPassing = status === 429 || status === 503;
    expect(isPassing).toBe(limit.windowMs !== undefined || limit.retrySeconds !== undefined);
  });

  it('is in the guide for operators, and the guide names no other', async () => {
    const guide = await readFile('docs/guides/operate.md', 'utf8');
    const table = guide.slice(guide.indexOf('## Limits'));
    const rows = [...table.matchAll(/^\| `(\w+)` +\|([^|]*)\|([^|]*)\|([^|]*)\|/gm)].map(
      ([, name = '', ...cells]) => [name, ...cells.slice(0, 3).map((cell) => cell.trim())],
    );
    const expected = all.map(([name, { max, windowMs, status }]) => {
      const shown = beyond({ ...limits.pastOfAll, max }).params['max'];
      const unit = shown === max ? '' : ' GB';
      const window = windowMs === undefined ? '' : windowMs === 3_600_000 ? 'an hour' : 'a day';
      return [name, `${Number(shown).toLocaleString('en')}${unit}`, window, String(status)];
    });
    expect(rows).toEqual(expected);
  });
});

describe('places', () => {
  it('are refused beyond their number, by key, and taken again once one is given back', () => {
    const places = new Places(three);
    const [give] = [places.take('a'), places.take('a'), places.take('a')];
    expect(() => places.take('a')).toThrow(refusedBy(three, { max: 3, seconds: 7, minutes: 1 }));
    places.take('b');
    give();
    give();
    places.take('a');
    expect(() => places.take('a')).toThrow(expect.objectContaining({ status: 429 }));
  });

  it('of several kinds are taken all or none', () => {
    const [roomy, narrow] = [new Places(three), new Places({ ...three, max: 1 })];
    const give = takeAll([roomy, 'a'], [narrow, 'a']);
    for (let at = 0; at < 5; at += 1) {
      expect(() => takeAll([roomy, 'a'], [narrow, 'a'])).toThrow();
    }
    expect([roomy.take('a'), roomy.take('a')]).toHaveLength(2);
    give();
    expect(takeAll([roomy, 'a'], [narrow, 'a'])).toEqual(expect.any(Function));
  });
});

describe('the allowance of mails', () => {
  it('counts all of them or none, and says which limit there was no room in', async () => {
    let now = 0;
    const mails = new MailAllowance(new MemoryCounters(() => new Date(now)));
    const { max } = limits.mailsToAddress;
    const ana = Array.from({ length: max }, () => 'Ana@indico.co.mz');
    await mails.take('SHOP', ana);
    now = 600_000;
    // The same mailbox under another name.
    const refused = mails.take('SHOP', ['rui@indico.co.mz', ' ana+loja@indico.co.mz']);
    await expect(refused).rejects.toEqual(
      refusedBy(limits.mailsToAddress, { max, seconds: 3_000, minutes: 50 }),
    );
    const left = limits.mailsOfCompany.max - max;
    await mails.check(
      'SHOP',
      Array.from({ length: left }, (_, at) => `${at}@indico.co.mz`),
    );
    await mails.takeAgain('SHOP', left);
    await expect(mails.check('SHOP', ['rui@indico.co.mz'])).rejects.toMatchObject({
      code: 'limit.mailsOfCompany',
    });
    now = 3_600_000;
    await mails.take('OTHER', ['ana@indico.co.mz']);
  });
});

describe('a store of files within a limit', () => {
  const limit: Limit = { ...limits.storageOfCompany, max: 10 };
  let folder: string;
  let blobs: BlobStore;
  let kept: BlobStore;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-limit-'));
    blobs = await FileBlobStore.open({ folder });
    kept = keptWithinLimit(blobs, limit);
  });
  afterEach(async () => {
    await blobs.close();
    await rm(folder, { recursive: true });
  });

  const put = (store: BlobStore, id: string, bytes: number, company = 'SHOP') =>
    store.put(company, {
      id,
      fileName: id,
      contentType: 'text/plain',
      content: new Uint8Array(bytes).fill(id.charCodeAt(0)),
    });

  it('takes files below it and at it, and refuses what is above', async () => {
    await put(blobs, 'made', 3);
    await put(kept, 'b', 6);
    await expect(put(kept, 'c', 2)).rejects.toEqual(refusedBy(limit, { max: 10 }));
    await put(kept, 'd', 1);
    await put(kept, 'e', 10, 'OTHER');
  });

  it('takes others once some are removed, also when many come at the same time', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => put(kept, id, 3));
    const outcomes = await Promise.allSettled(many);
    const [first, ...others] = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value.id] : [],
    );
    expect(others).toHaveLength(2);
    await kept.remove('SHOP', first ?? '');
    await put(kept, 'g', 3);
    await expect(put(kept, 'h', 3)).rejects.toEqual(refusedBy(limit, { max: 10 }));
  });
});
