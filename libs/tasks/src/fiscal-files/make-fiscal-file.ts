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
  type SaftProfile,
} from '@balcao/fiscal';
import { JobFailedForGood, type JobHandler, type JobRun } from '@balcao/jobs';
import { zipOf, type ZipEntry } from '../company-export/zip-stream.js';
import { declarationWorkbook } from './declaration-workbook.js';
import { fiscalFileBlob, fiscalOrderOf, type FiscalOrder } from './fiscal-order.js';
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
    const info = (await known(ground, companyId, fiscalFileBlob(id))) ?? (await written(order));
    const { fileName, size, sha256 } = info;
    return { fileName, size, sha256 } satisfies FiscalFileResult;

    async function written(one: FiscalOrder): Promise<BlobInfo> {
      const source = await readFiscalSource(ground, companyId, one);
      const { content, ...file } = makerOf(one.kind)(run, source, one);
      const stored = { id: fiscalFileBlob(id), storedAt: ground.clock().toISOString(), bytesMax };
      return ground.blobs
        .put(companyId, { ...file, ...stored, content: stoppable(run, content) })
        .catch((error: unknown) => {
          if (error instanceof FiscalFileError) throw new JobFailedForGood(error.message);
          throw error;
        });
    }
  };
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
  (kind: 'declaration-csv' | 'declaration-xml' | 'declaration-xlsx'): Maker =>
  (_run, source, order) => {
    const { from, to } = order;
    const name = `e-declaracao-${source.company.taxId}-${from}-${to}`;
    const now = new Date(`${source.madeOn}T12:00:00Z`);
    return {
      fileName: `${name}.zip`,
      contentType: 'application/zip',
      content: zipOf(entriesOf(kind, name, source), now),
    };
  };

async function* entriesOf(
  kind: 'declaration-csv' | 'declaration-xml' | 'declaration-xlsx',
  name: string,
  source: FiscalReading,
): AsyncGenerator<ZipEntry> {
  const format = formats[kind];
  for await (const part of splitDeclaration(source.invoicesByDay(), source.company, format)) {
    yield { name: `${name}-${part.part}.${format}`, content: contentOf(part, format) };
  }
}

const formats = {
  'declaration-csv': 'csv',
  'declaration-xml': 'xml',
  'declaration-xlsx': 'xlsx',
} as const;

async function* contentOf(
  part: DeclarationPart,
  format: 'csv' | 'xml' | 'xlsx',
): AsyncGenerator<Uint8Array> {
  if (format === 'xlsx') yield await declarationWorkbook(part);
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
