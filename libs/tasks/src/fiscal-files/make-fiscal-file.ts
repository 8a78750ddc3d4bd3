import { BlobNotFound, type BlobInfo } from '@balcao/blobs';
import type { FiscalFileResult } from '@balcao/contracts';
import { FiscalFileError } from '@balcao/fiscal';
import { JobFailedForGood, type JobHandler, type JobRun } from '@balcao/jobs';
import { noteMadeFile } from '../made-files/index.js';
import { fiscalContent, fiscalFileName } from './fiscal-content.js';
import { fiscalFileBlob, fiscalOrderOf, type FiscalOrder } from './fiscal-order.js';
import { positionOf } from './position.js';
import { readFiscalFacts, type FiscalFacts, type FiscalGround } from './fiscal-source.js';

/** Bytes of a file, at most: a year of a very large company. */
const bytesMax = 4_000_000_000;

/**
 * Makes a file and keeps it. An attempt after one that got to its end answers what that one made;
 * what no file may say fails for good, with what it is about.
 */
export function makeFiscalFile(ground: FiscalGround): JobHandler {
  return async (run) => {
    const { id, companyId, payload } = run.job;
    const order = fiscalOrderOf(payload);
    if (order === undefined) throw new JobFailedForGood('not an order of a fiscal file');
    const made = await known(ground, companyId, fiscalFileBlob(id));
    const { again, from, to } = order;
    const { info, at } =
      made !== undefined
        ? { info: made, at: again }
        : again !== undefined
          ? { ...(await written(run, ground, order)), at: again }
          : await steadily(run, ground, order);
    const about = { kind: 'fiscalFile', from, to, revision: at?.revision } as const;
    await noteMadeFile(ground, run.job, info, about);
    return resultOf(info, at);
  };
}

/** A kept file, and the state of the books that it is of, where that is known. */
interface Made {
  readonly info: BlobInfo;
  readonly at: FiscalOrder['again'];
}

/** How often a file of a month that has ended is made again because something in it changed. */
const triesMax = 3;

/** Makes a file, and says which state of the books it is, where that has not moved meanwhile. */
async function steadily(run: JobRun, ground: FiscalGround, order: FiscalOrder): Promise<Made> {
  const { companyId, id } = run.job;
  const today = ground.clock().toISOString().slice(0, 10);
  const isOver = order.to < today;
  for (let tries = 1; ; tries += 1) {
    const before = isOver ? await positionOf(ground, companyId, order) : undefined;
    const { info, madeOn } = await written(run, ground, order);
    if (before === undefined) return { info, at: undefined };
    const after = await positionOf(ground, companyId, order);
    if (before === after) return { info, at: { revision: after, madeOn } };
    if (tries === triesMax) return { info, at: undefined };
    await ground.blobs.remove(companyId, fiscalFileBlob(id));
  }
}

const resultOf = ({ fileName, size, sha256 }: BlobInfo, at?: FiscalOrder['again']) =>
  ({ fileName, size, sha256, ...at }) satisfies FiscalFileResult;

async function written(
  run: JobRun,
  ground: FiscalGround,
  order: FiscalOrder,
): Promise<{ readonly info: BlobInfo; readonly madeOn: string }> {
  const { companyId, id } = run.job;
  const facts = await readFiscalFacts(ground, companyId, order);
  const content = await contentOf(run, ground, facts);
  const stored = { id: fiscalFileBlob(id), storedAt: ground.clock().toISOString(), bytesMax };
  const info = await ground.blobs
    .put(companyId, { ...fiscalFileName(facts), ...stored, content: stoppable(run, content) })
    .catch((error: unknown) => {
      if (error instanceof FiscalFileError) throw new JobFailedForGood(error.message);
      throw error;
    });
  return { info, madeOn: facts.madeOn };
}

/** Away from this thread where that can be. */
async function contentOf(
  run: JobRun,
  ground: FiscalGround,
  facts: FiscalFacts,
): Promise<AsyncIterable<Uint8Array>> {
  const onPercent = (percent: number): void => {
    run.signal.throwIfAborted();
    run.progress({ percent });
  };
  if (ground.fiscalContent !== undefined) return ground.fiscalContent(facts, onPercent);
  const { companyId, revision } = facts;
  if (revision === undefined) return fiscalContent(ground, facts, onPercent);
  if (ground.rowsAt === undefined) throw new JobFailedForGood('the past is not folded here');
  const rows = await ground.rowsAt(companyId, revision);
  return fiscalContent({ ...ground, rows }, facts, onPercent);
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

async function* stoppable(
  run: JobRun,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    run.signal.throwIfAborted();
    yield piece;
  }
}
