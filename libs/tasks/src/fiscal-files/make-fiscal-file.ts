import { BlobNotFound, type BlobInfo } from '@balcao/blobs';
import type { FiscalFileKind, FiscalFileResult } from '@balcao/contracts';
import {
  angola,
  declarationText,
  FiscalFileError,
  mozambique,
  portugal,
  splitDeclaration,
  writeSaft,
  type DeclarationPart,
  type FiscalInvoice,
  type SaftProfile,
} from '@balcao/fiscal';
import { JobFailedForGood, type JobHandler, type JobRun } from '@balcao/jobs';
import { zipOf, type ZipEntry } from '../company-export/zip-stream.js';
import { declarationWorkbook } from './declaration-workbook.js';
import { fiscalFileBlob, fiscalOrderOf, type FiscalOrder } from './fiscal-order.js';
import { positionOf } from './position.js';
import { readFiscalSource, type FiscalGround, type FiscalReading } from './fiscal-source.js';

/** Bytes of a file, at most: a year of a very large company. */
const bytesMax = 4_000_000_000;

interface Made {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: AsyncIterable<Uint8Array>;
}

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
    if (made !== undefined) return resultOf(made, order.again);
    const { again } = order;
    if (again !== undefined) {
      const { rowsAt } = ground;
      if (rowsAt === undefined) throw new JobFailedForGood('the past is not folded here');
      const rows = await rowsAt(companyId, again.revision);
      const { info } = await written(run, { ...ground, rows }, order);
      return resultOf(info, again);
    }
    return steadily(run, ground, order);
  };
}

/** How often a file of a month that has ended is made again because something in it changed. */
const triesMax = 3;

/** Makes a file, and says which state of the books it is, where that has not moved meanwhile. */
async function steadily(
  run: JobRun,
  ground: FiscalGround,
  order: FiscalOrder,
): Promise<ReturnType<typeof resultOf>> {
  const { companyId, id } = run.job;
  const today = ground.clock().toISOString().slice(0, 10);
  const isOver = order.to < today;
  for (let tries = 1; ; tries += 1) {
    const before = isOver ? await positionOf(ground, companyId, order) : undefined;
    const { info, madeOn } = await written(run, ground, order);
    if (before === undefined) return resultOf(info);
    const after = await positionOf(ground, companyId, order);
    if (before === after) return resultOf(info, { revision: after, madeOn });
    if (tries === triesMax) return resultOf(info);
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
  const source = await readFiscalSource(ground, companyId, order);
  const { content, ...file } = makerOf(order.kind)(run, source, order);
  const stored = { id: fiscalFileBlob(id), storedAt: ground.clock().toISOString(), bytesMax };
  const info = await ground.blobs
    .put(companyId, { ...file, ...stored, content: stoppable(run, content) })
    .catch((error: unknown) => {
      if (error instanceof FiscalFileError) throw new JobFailedForGood(error.message);
      throw error;
    });
  return { info, madeOn: source.madeOn };
}

type Maker = (run: JobRun, source: FiscalReading, order: FiscalOrder) => Made;

function makerOf(kind: FiscalFileKind): Maker {
  switch (kind) {
    case 'saft-mz':
      return (run, source, order) => {
        const { saftNamespace: namespace, saftVersion: version } = source.settings;
        const settled = {
          ...(namespace !== undefined && { namespace }),
          ...(version !== undefined && { version }),
        };
        return saft(mozambique(settled))(run, source, order);
      };
    case 'saft-ao':
      return saft(angola);
    case 'saft-pt':
      return saft(portugal);
    case 'declaration-csv':
    case 'declaration-xml':
    case 'declaration-xlsx':
      return declaration(kind);
  }
}

const saft =
  (profile: SaftProfile): Maker =>
  (run, source, { kind, from, to }) => ({
    fileName: `${kind}-${source.company.taxId}-${from}-${to}.xml`,
    contentType: 'application/xml',
    content: writeSaft(source, profile, (done, of) => {
      run.progress({ percent: Math.floor((100 * done) / Math.max(1, of)) });
    }),
  });

/** The files of a month in one archive: the portal takes them packed, and there may be several. */
const declaration =
  (kind: DeclarationKind): Maker =>
  (run, source, order) => {
    const { from, to } = order;
    const name = `e-declaracao-${source.company.taxId}-${from}-${to}`;
    const writtenAt = new Date(`${source.madeOn}T12:00:00Z`);
    return {
      fileName: `${name}.zip`,
      contentType: 'application/zip',
      content: zipOf(entriesOf(run, kind, { name, writtenAt }, source), writtenAt),
    };
  };

type DeclarationKind = 'declaration-csv' | 'declaration-xml' | 'declaration-xlsx';

async function* entriesOf(
  run: JobRun,
  kind: DeclarationKind,
  { name, writtenAt }: { readonly name: string; readonly writtenAt: Date },
  source: FiscalReading,
): AsyncGenerator<ZipEntry> {
  const format = formats[kind];
  const invoices = told(run, source);
  for await (const part of splitDeclaration(invoices, source.company, format)) {
    const content = contentOf(part, format, writtenAt);
    yield { name: `${name}-${part.part}.${format}`, content };
  }
}

/** Says after some documents how far it is, and stops between them once that is asked for. */
async function* told(run: JobRun, source: FiscalReading): AsyncGenerator<FiscalInvoice> {
  const all = Math.max(1, await source.documentsInPeriod());
  let done = 0;
  for await (const invoice of source.invoicesByDay()) {
    yield invoice;
    done += 1;
    if (done % documentsPerWord !== 0) continue;
    run.signal.throwIfAborted();
    run.progress({ percent: Math.min(99, Math.floor((100 * done) / all)) });
  }
}

const documentsPerWord = 100;

const formats = {
  'declaration-csv': 'csv',
  'declaration-xml': 'xml',
  'declaration-xlsx': 'xlsx',
} as const;

async function* contentOf(
  part: DeclarationPart,
  format: 'csv' | 'xml' | 'xlsx',
  writtenAt: Date,
): AsyncGenerator<Uint8Array> {
  if (format === 'xlsx') yield* declarationWorkbook(part, writtenAt);
  else yield new TextEncoder().encode(declarationText(part, format));
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
