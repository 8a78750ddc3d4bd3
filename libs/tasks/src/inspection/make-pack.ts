import { createHash } from 'node:crypto';
import { BlobNotFound, type BlobInfo } from '@balcao/blobs';
import { companyOf, dayIn, entryId, ownName } from '@balcao/domain';
import { JobFailedForGood, type JobHandler, type JobRun } from '@balcao/jobs';
import { journalStream, metadataOf } from '@balcao/journal';
import { documents, journalEvents, seals } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import {
  eventsName,
  keysName,
  manifestName,
  packFormat,
  sealsName,
  type Manifest,
  type ManifestFile,
} from '@balcao/verifier';
import { verifyPage } from '@balcao/verifier/page';
import { ARCHIVE_BYTES_MAX, zipOf, type ZipEntry } from '../company-export/zip-stream.js';
import type { FiscalGround } from '../fiscal-files/fiscal-source.js';
import { noteMadeFile } from '../made-files/index.js';
import { packedAttachments } from './pack-attachments.js';
import { eventLines, eventRange, sealsUntil, type EventRange } from './pack-events.js';
import { fiscalEntries } from './pack-fiscal.js';
import { inspectionPackBlob, packOrderOf, type PackOrder } from './pack-order.js';
import { documentsOf, paperName, paperPdf } from './pack-papers.js';
import { publicKeysOf } from './public-keys.js';
import { sealPack } from './seal-pack.js';

/** How long the rows may take to reach what was sealed, in milliseconds. */
const rowsWithinMs = 30_000;
/** Shares of the progress: fiscal files, papers, events. */
const shares = { fiscal: 20, papers: 50, events: 30 };

/** One attempt at a pack. */
interface Pack {
  readonly ground: FiscalGround;
  readonly run: JobRun;
  readonly companyId: string;
  readonly order: PackOrder;
  readonly range: EventRange;
  readonly company: Manifest['company'];
  readonly files: ManifestFile[];
}

/**
 * Seals the journal and makes a pack of a period, to be checked without the product. An attempt
 * after one that got to its end answers what that one made.
 */
export function makeInspectionPack(ground: FiscalGround): JobHandler {
  return async (run) => {
    const { id, companyId, payload } = run.job;
    const order = packOrderOf(payload);
    if (order === undefined) throw new JobFailedForGood('not an order of an inspection pack');
    const blobId = inspectionPackBlob(id);
    const found = await known(ground, companyId, blobId);
    const { info, revision } = found
      ? { info: found, revision: undefined }
      : await written(ground, run, order, blobId);
    const { from, to } = order;
    await noteMadeFile(ground, run.job, info, { kind: 'inspectionPack', from, to, revision });
    return { fileName: info.fileName, size: info.size, sha256: info.sha256 };
  };
}

async function written(
  ground: FiscalGround,
  run: JobRun,
  order: PackOrder,
  blobId: string,
): Promise<{ readonly info: BlobInfo; readonly revision: number }> {
  const { id, companyId, actorId } = run.job;
  await ground.journals.execute(companyId, {
    commandId: ownName(`${id}-seal`),
    actorId,
    body: { type: 'SealJournal' },
  });
  const pack = await begun(ground, run, order);
  const now = ground.clock();
  const { from, to } = pack.order;
  const info = await ground.blobs.put(companyId, {
    id: blobId,
    fileName: `inspection-${pack.company.nuit}-${from}-${to}.zip`,
    contentType: 'application/zip',
    content: zipOf(entriesOf(pack), now),
    bytesMax: ARCHIVE_BYTES_MAX,
    storedAt: now.toISOString(),
  });
  return { info, revision: pack.range.until };
}

async function known(
  { blobs }: FiscalGround,
  companyId: string,
  blobId: string,
): Promise<BlobInfo | undefined> {
  return blobs.stat(companyId, blobId).catch((error: unknown) => {
    if (error instanceof BlobNotFound) return undefined;
    throw error;
  });
}

async function begun(ground: FiscalGround, run: JobRun, order: PackOrder): Promise<Pack> {
  const { companyId } = run.job;
  const { company, timeZone } = await ground.journals.inspect(companyId, (books) => ({
    company: companyOf(books),
    timeZone: books.companies.settings.get().timeZone,
  }));
  const { id, name, nuit, country, currency } = company;
  const whole = { timeZone, from: order.from, atMost: Number.MAX_SAFE_INTEGER };
  const { until } = await eventRange(ground.events, companyId, whole);
  const isOver = order.to < dayIn(timeZone, ground.clock().toISOString());
  const rows = await rowsAt(ground, run, until, isOver);
  let atMost = until;
  for await (const { issuedRevision } of documentsOf(rows, companyId, order)) {
    atMost = Math.min(atMost, issuedRevision);
  }
  const range = await eventRange(ground.events, companyId, { ...whole, atMost });
  const files: ManifestFile[] = [];
  return {
    ground: { ...ground, rows },
    run,
    companyId,
    order,
    files,
    company: { id, name, nuit, country, currency, timeZone },
    range: range.until === until ? range : await cutAt(ground, companyId, range, until),
  };
}

/** What was recorded meanwhile is left for the next pack. */
async function cutAt(
  { events }: FiscalGround,
  companyId: string,
  range: EventRange,
  until: number,
): Promise<EventRange> {
  const options = { from: until, limit: 1 };
  for await (const last of events.read(`journal-${companyId}`, options)) {
    return { ...range, until, last: metadataOf(last).hash };
  }
  return range;
}

/** The rows once they show what was sealed; of days that still go on, exactly that. */
async function rowsAt(
  { rows, rowsAt: past, journals }: FiscalGround,
  run: JobRun,
  until: number,
  isOver: boolean,
): Promise<RowReader> {
  const { companyId } = run.job;
  if (!isOver && past !== undefined) return past(companyId, until);
  const end = Date.now() + rowsWithinMs;
  while ((await rows.get(journalEvents, companyId, entryId(until))) === undefined) {
    run.signal.throwIfAborted();
    if (Date.now() > end) throw new Error('the lists have not come as far as the journal');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await journals.inspect(companyId, () => undefined);
  }
  return rows;
}

async function* entriesOf(pack: Pack): AsyncGenerator<ZipEntry> {
  const { ground, run, companyId, order, files, company, range } = pack;
  for await (const entry of fiscalEntries(ground, companyId, order)) yield listed(pack, entry);
  run.progress({ percent: shares.fiscal });
  if (order.withPapers) yield* papersOf(pack);
  const keys = publicKeysOf(ground.signingKeys);
  if (keys.length > 0) yield listed(pack, { name: keysName, content: json(keys) });
  yield listed(pack, { name: 'verify.html', content: bytes(await verifyPage()) });
  const facts = {
    company,
    period: { from: order.from, to: order.to },
    madeAt: ground.clock().toISOString(),
    documentsUntil: range.until,
    attachments: await packedAttachments(ground, companyId, range),
  };
  const about = { ...facts, eventsFrom: range.from };
  const { sealedBy, until, last } = await sealPack(ground, run.job, about, files);
  const whole = { ...range, until, last };
  const lines = eventLines(ground.events, companyId, whole, (done) => {
    const percent = shares.fiscal + shares.papers + Math.floor(shares.events * done);
    run.progress({ percent: Math.min(99, percent) });
  });
  yield listed(pack, { name: eventsName, content: lines });
  const packedSeals = await sealsUntil(ground.events, companyId, await sealedAt(pack, whole));
  yield listed(pack, { name: sealsName, content: json(packedSeals) });
  const { from, before } = range;
  const events = { from, before, count: until - from + 1, last };
  const manifest: Manifest = { format: packFormat, sealedBy, ...facts, events, files };
  yield { name: manifestName, content: json(manifest) };
}

async function* papersOf(pack: Pack): AsyncGenerator<ZipEntry> {
  const { ground, run, companyId, order } = pack;
  const total = await ground.rows.count(documents, companyId, {
    where: { issuedOn: { $gte: order.from, $lte: order.to } },
  });
  let done = 0;
  for await (const row of documentsOf(ground.rows, companyId, order)) {
    run.signal.throwIfAborted();
    const pdf = await paperPdf(ground, companyId, row, order);
    done += 1;
    run.progress({ percent: shares.fiscal + Math.floor((shares.papers * done) / total) });
    if (pdf === undefined) continue;
    yield listed(pack, { name: paperName(row), content: bytes(pdf), isPacked: true }, row.id);
  }
}

/** The revisions of the seals up to the end of a range; those after the rows are looked up. */
async function sealedAt(pack: Pack, { until }: EventRange): Promise<readonly number[]> {
  const { ground, companyId, range } = pack;
  const rows = await ground.rows.find(seals, companyId, { sort: [['number', 'asc']] });
  const revisions = rows.map(({ revision }) => revision).filter((at) => at <= range.until);
  const later = { from: range.until + 1, limit: until - range.until };
  for await (const { revision, type } of ground.events.read(journalStream(companyId), later)) {
    if (type === 'JournalSealed') revisions.push(revision);
  }
  return revisions;
}

const json = (content: unknown): AsyncGenerator<Uint8Array> =>
  bytes(`${JSON.stringify(content, null, 1)}\n`);

/** The same entry, which the manifest names once it has gone by. */
function listed({ run, files }: Pack, entry: ZipEntry, documentId?: string): ZipEntry {
  const { name, content } = entry;
  return { ...entry, content: watched() };

  async function* watched(): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of content) {
      run.signal.throwIfAborted();
      hash.update(piece);
      size += piece.byteLength;
      yield piece;
    }
    const about = documentId === undefined ? {} : { documentId };
    files.push({ name, size, sha256: hash.digest('hex'), ...about });
  }
}

async function* bytes(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  );
}
