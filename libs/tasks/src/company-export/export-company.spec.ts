import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BlobNotFound } from '@balcao/blobs';
import { JobInterrupted } from '@balcao/jobs';
import type { RowReader } from '@balcao/read-store';
import { strFromU8, unzipSync } from 'fflate';
import { blobContent } from '../importing/blob-content.js';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { endCompanyExport, exportCompany } from './export-company.js';
import { companyExportBlob, companyExportOrder } from './export-order.js';
import { zipOf } from './zip-stream.js';

const asked = { companyId: shopId, actorId: 'amina' };
const order = companyExportOrder('E1', asked, 'pt');

/** What an auditor has looked at. */
const looked = {
  id: shopId,
  looks: [{ at: '2026-03-02T08:00:00.000Z', userId: 'rui', path: '/documents' }],
};
const looksNoted = {
  id: '6e0f3c1e-5a52-4f1d-9d0a-0d1c5a1b2c3d',
  type: 'LooksNoted',
  data: looked,
  metadata: {},
};

/** Lists without a row. */
const empty = { find: () => Promise.resolve([]) } as unknown as RowReader;

let ground: ShopGround;
beforeEach(async () => {
  ground = await openShopGround();
});
afterEach(() => ground.end());

const standing = () => ({ ...pick(ground), journals: ground.node(), rows: empty });
const pick = ({ events, blobs, jobs, clock }: ShopGround) => ({ events, blobs, jobs, clock });

async function filesOf(): Promise<Readonly<Record<string, string>>> {
  const content = await blobContent(ground.blobs, shopId, companyExportBlob('E1'));
  const files = unzipSync(new Uint8Array(content));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

describe('an export of everything', () => {
  it('holds the journal, the files that were given, and its own explanation', async () => {
    const content = new TextEncoder().encode('recibo');
    const given = { id: 'A1', fileName: 'recibo?.txt', contentType: 'text/plain', content };
    await ground.blobs.put(shopId, given);
    await ground.events.append(`looks-${shopId}`, [looksNoted], 'any');
    const run = runOf(order);
    await exportCompany(standing())(run);
    const files = await filesOf();
    expect(files['files/A1-recibo_.txt']).toBe('recibo');
    expect(files['files.csv']).toContain('A1-recibo_.txt;recibo?.txt;text/plain;6;');
    expect(files['README.txt']).toContain('Tudo de Mercearia Zambeze, Lda.');
    const lines = (files['journal.jsonl'] ?? '').trimEnd().split('\n');
    const events = await ground.written();
    const kept = await ground.blobs.stat(shopId, companyExportBlob('E1'));
    expect(events.at(-1)).toMatchObject({
      type: 'FileMade',
      data: { kind: 'companyExport', revision: lines.length - 1, sha256: kept.sha256 },
    });
    expect(lines).toHaveLength(events.length - 1);
    expect(JSON.parse(files['looks.jsonl'] ?? '')).toMatchObject({ revision: 0, data: looked });
    expect(run.percents.every((percent, at) => percent >= (run.percents[at - 1] ?? 0))).toBe(true);
  });

  it('is the same file when an attempt is made again, and without the exports before', async () => {
    const first = await exportCompany(standing())(runOf(order));
    expect(await exportCompany(standing())(runOf(order))).toEqual(first);
    const made = (await ground.written()).filter(({ type }) => type === 'FileMade');
    expect(made).toHaveLength(1);
    await exportCompany(standing())(runOf(companyExportOrder('E2', asked, 'pt')));
    expect(Object.keys(await filesOf()).filter((name) => name.startsWith('files/'))).toEqual([]);
  });

  it('leaves nothing behind when it is cancelled', async () => {
    const stop = new AbortController();
    stop.abort(new JobInterrupted('cancelled'));
    const run = exportCompany(standing())(runOf(order, stop.signal));
    await expect(run).rejects.toBeInstanceOf(JobInterrupted);
    await expect(ground.blobs.stat(shopId, companyExportBlob('E1'))).rejects.toBeInstanceOf(
      BlobNotFound,
    );
  });

  it('is removed when its days are over, and no sooner', async () => {
    await exportCompany(standing())(runOf(order));
    const end = { id: 'end-E1', name: 'company.exportEnd', payload: { exportId: 'E1' } };
    await endCompanyExport(pick(ground))(runOf(end));
    expect((await ground.blobs.stat(shopId, companyExportBlob('E1'))).fileName).toContain('.zip');
    ground.now = new Date(ground.now.getTime() + 7 * 86_400_000);
    await endCompanyExport(pick(ground))(runOf(end));
    await expect(ground.blobs.stat(shopId, companyExportBlob('E1'))).rejects.toBeInstanceOf(
      BlobNotFound,
    );
  });
});

describe('an archive', () => {
  it('is handed out piece by piece while it is written', async () => {
    const block = new Uint8Array(65_536).map((_, at) => (at * 2_654_435_761) >>> 13);
    let read = 0;
    async function* blocks() {
      for (; read < 64; read += 1) yield await Promise.resolve(block);
    }
    async function* entries() {
      yield await Promise.resolve({ name: 'blocks', content: blocks(), isPacked: true });
    }
    let held = 0;
    let taken = 0;
    for await (const piece of zipOf(entries(), ground.now)) {
      taken += piece.byteLength;
      held = Math.max(held, read * block.byteLength - taken);
    }
    expect(taken).toBeGreaterThan(64 * block.byteLength);
    expect(held).toBeLessThan(2 * block.byteLength);
  });
});
