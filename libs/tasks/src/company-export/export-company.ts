import { allBlobs, BlobNotFound, type BlobInfo } from '@balcao/blobs';
import { companyOf, EXPORT_KEPT_DAYS } from '@balcao/domain';
import { JobFailedForGood, type JobHandler, type JobRun } from '@balcao/jobs';
import { isSealed, storedEvents } from '@balcao/journal';
import type { Language } from '@balcao/messages';
import { noteMadeFile } from '../made-files/index.js';
import type { TaskGround } from '../task-ground.js';
import type { ReadMe } from './archive-facts.js';
import { csvHeadings, csvLine } from './csv-cells.js';
import { companyExportBlob, companyExportEndJob, exportLanguageOf } from './export-order.js';
import { csvOfList, exportedLists, listName } from './exported-lists.js';
import { readMeOf } from './read-me.js';
import { ARCHIVE_BYTES_MAX, ArchiveTooLarge, zipOf, type ZipEntry } from './zip-stream.js';

/** What of the ground an export stands on. */
export type ExportGround = Pick<
  TaskGround,
  'events' | 'journals' | 'rows' | 'blobs' | 'jobs' | 'clock'
>;

const keptMs = EXPORT_KEPT_DAYS * 86_400_000;
/** How far the clocks of two machines may be apart. */
const clocksDifferMs = 60_000;
/** Events of one piece of the journal's file. */
const eventsPerPiece = 500;
/** Shares of the progress: lists, journal, files. */
const shares = { lists: 40, journal: 40, files: 20 };

/** One attempt at an export. */
interface Export {
  readonly ground: ExportGround;
  readonly run: JobRun;
  readonly companyId: string;
  readonly language: Language;
  readonly about: ReadMe;
}

/**
 * Writes everything that a company has into one archive, piece by piece. An attempt after one that
 * got to its end answers what that one has written; the file goes when its days are over.
 */
export function exportCompany(ground: ExportGround): JobHandler {
  return async (run) => {
    const { id, companyId, actorId, payload } = run.job;
    const { blobs, clock, jobs } = ground;
    const blobId = companyExportBlob(id);
    const now = clock();
    const found = await known(ground, companyId, blobId);
    const { info, revision } = found ? { info: found, revision: undefined } : await written();
    await noteMadeFile(ground, run.job, info, { kind: 'companyExport', revision });
    const endsAt = now.getTime() + keptMs + clocksDifferMs;
    const runAt = new Date(endsAt).toISOString();
    const order = { name: companyExportEndJob, companyId, actorId, payload: { exportId: id } };
    await jobs.enqueue({ id: `end-${id}`, ...order, runAt });
    return { size: info.size, sha256: info.sha256 };

    async function written(): Promise<{ readonly info: BlobInfo; readonly revision: number }> {
      const language = exportLanguageOf(payload);
      const about = await aboutOf(ground, companyId, language, now);
      const whole = { ground, run, companyId, language, about };
      const content = zipOf(entriesOf(whole), now);
      const file = { id: blobId, fileName: fileNameOf(about), contentType: 'application/zip' };
      const storedAt = now.toISOString();
      const put = { ...file, content, bytesMax: ARCHIVE_BYTES_MAX, storedAt };
      const info = await blobs.put(companyId, put).catch((error: unknown) => {
        if (error instanceof ArchiveTooLarge) throw new JobFailedForGood(error.message);
        throw error;
      });
      return { info, revision: about.revision };
    }
  };
}

/** Removes the file of an export whose days are over. */
export function endCompanyExport(ground: Pick<TaskGround, 'blobs' | 'clock'>): JobHandler {
  return async ({ job: { companyId, payload } }) => {
    // What was ordered is what `exportCompany` enqueued.
    const { exportId } = payload as { readonly exportId: string };
    const blobId = companyExportBlob(exportId);
    const info = await known(ground, companyId, blobId);
    if (info === undefined) return undefined;
    const isOver = Date.parse(info.storedAt) + keptMs <= ground.clock().getTime();
    if (isOver) await ground.blobs.remove(companyId, blobId);
    return undefined;
  };
}

async function known(
  { blobs }: Pick<TaskGround, 'blobs'>,
  companyId: string,
  blobId: string,
): Promise<BlobInfo | undefined> {
  return blobs.stat(companyId, blobId).catch((error: unknown) => {
    if (error instanceof BlobNotFound) return undefined;
    throw error;
  });
}

async function aboutOf(
  { events, journals }: ExportGround,
  companyId: string,
  language: Language,
  now: Date,
): Promise<ReadMe> {
  const last = await events.last(`journal-${companyId}`);
  const {
    name: companyName,
    nuit,
    country,
  } = await journals.inspect(companyId, (books) => {
    const { name, nuit, country } = companyOf(books);
    return { name, nuit, country };
  });
  const lists = exportedLists.map(({ name }) => ({
    file: `${name}.csv`,
    holds: listName(language, name),
  }));
  const writtenAt = now.toISOString();
  return { companyName, nuit, country, writtenAt, revision: last?.revision ?? -1, lists };
}

const fileNameOf = ({ nuit, writtenAt }: ReadMe): string =>
  `balcao-${nuit}-${writtenAt.slice(0, 10)}.zip`;

async function* entriesOf(whole: Export): AsyncGenerator<ZipEntry> {
  const { ground, companyId, language, about, run } = whole;
  yield { name: 'README.txt', content: bytesOf(run, [`\uFEFF${readMeOf(language, about)}`]) };
  for (const [at, list] of exportedLists.entries()) {
    const lines = csvOfList(ground.rows, list, companyId, language);
    yield { name: `lists/${list.name}.csv`, content: bytesOf(run, lines) };
    run.progress({ percent: Math.floor((shares.lists * (at + 1)) / exportedLists.length) });
  }
  yield { name: 'journal.jsonl', content: bytesOf(run, journalLines(whole)) };
  yield { name: 'sealed.jsonl', content: bytesOf(run, sealedLines(whole)) };
  yield { name: 'looks.jsonl', content: bytesOf(run, looksLines(whole)) };
  yield* filesOf(whole);
}

/** The events up to the revision that the export begins with. */
async function* journalLines({ ground, companyId, about, run }: Export): AsyncGenerator<string> {
  const { revision: last } = about;
  let piece: string[] = [];
  for await (const event of ground.events.read(`journal-${companyId}`)) {
    const { revision, id, type, data, metadata } = event;
    if (revision > last) break;
    piece.push(`${JSON.stringify({ revision, id, type, data, metadata })}\n`);
    if (piece.length < eventsPerPiece) continue;
    yield piece.join('');
    piece = [];
    const done = Math.floor((shares.journal * revision) / last);
    run.progress({ percent: shares.lists + done });
  }
  yield piece.join('');
}

/**
 * The events with personal fields as they are stored, encrypted: hashes are over these, and a
 * program that checks the chain puts them in the place of the readable ones.
 */
async function* sealedLines({ ground, companyId, about, run }: Export): AsyncGenerator<string> {
  for await (const event of storedEvents(ground.events).read(`journal-${companyId}`)) {
    run.signal.throwIfAborted();
    const { revision, id, type, data, metadata } = event;
    if (revision > about.revision) break;
    if (isSealed(event)) yield `${JSON.stringify({ revision, id, type, data, metadata })}\n`;
  }
}

/** What auditors looked at, up to the last look that is there at the beginning. */
async function* looksLines({ ground, companyId }: Export): AsyncGenerator<string> {
  const stream = `looks-${companyId}`;
  const last = await ground.events.last(stream);
  if (last === undefined) return;
  const options = { from: 0, limit: last.revision + 1 };
  for await (const { revision, id, type, data, metadata } of ground.events.read(stream, options)) {
    yield `${JSON.stringify({ revision, id, type, data, metadata })}\n`;
  }
}

/** Attachments, pictures and what else was given; at last the list of them. */
async function* filesOf(whole: Export): AsyncGenerator<ZipEntry> {
  const { ground, companyId, language, run } = whole;
  const fields = ['file', 'fileName', 'contentType', 'size', 'sha256', 'storedAt'];
  const lines = [csvHeadings(fields, language)];
  run.progress({ percent: shares.lists + shares.journal });
  for await (const info of allBlobs(ground.blobs, companyId)) {
    if (info.id.startsWith(companyExportBlob(''))) continue;
    const opened = await ground.blobs.get(companyId, info.id).catch(goneMeanwhile);
    if (opened === undefined) continue;
    const file = `${info.id}-${plainName(info.fileName)}`;
    const isPacked = /^image\/|pdf|zip|officedocument/.test(info.contentType);
    yield { name: `files/${file}`, content: stoppable(run, opened.content), isPacked };
    lines.push(csvLine(fields, { file, ...info }, language));
  }
  yield { name: 'files.csv', content: bytesOf(run, lines) };
}

function goneMeanwhile(error: unknown): undefined {
  if (error instanceof BlobNotFound) return undefined;
  throw error;
}

/** A name without what would be a path in an archive. */
const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');

async function* bytesOf(
  run: JobRun,
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) {
    run.signal.throwIfAborted();
    yield encoder.encode(piece);
  }
}

async function* stoppable(
  run: JobRun,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    run.signal.throwIfAborted();
    yield piece;
  }
}
