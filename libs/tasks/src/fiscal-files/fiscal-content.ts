import type { FiscalFileKind } from '@balcao/contracts';
import {
  angola,
  declarationText,
  mozambique,
  portugal,
  splitDeclaration,
  writeSaft,
  type DeclarationFormat,
  type DeclarationPart,
  type FiscalInvoice,
  type SaftProfile,
} from '@balcao/fiscal';
import { zipOf, type ZipEntry } from '../company-export/zip-stream.js';
import type { TaskGround } from '../task-ground.js';
import { declarationWorkbook } from './declaration-workbook.js';
import { readFiscalSource, type FiscalFacts, type FiscalReading } from './fiscal-source.js';

/** Called between documents; an error that it throws ends the file. */
export type OnPercent = (percent: number) => void;

/** What is in a file, piece by piece. Throws `FiscalFileError` for what no file may say. */
export type FiscalContent = (facts: FiscalFacts, onPercent: OnPercent) => AsyncIterable<Uint8Array>;

/** Makes it in this thread. */
export async function* fiscalContent(
  ground: Pick<TaskGround, 'events' | 'rows'>,
  facts: FiscalFacts,
  onPercent: OnPercent,
): AsyncGenerator<Uint8Array> {
  const source = await readFiscalSource(ground, facts);
  const all = Math.max(1, await source.documentsInPeriod());
  const onDone = (done: number): void => {
    onPercent(Math.min(99, Math.floor((100 * done) / all)));
  };
  const format = declarationFormats[facts.kind];
  if (format === undefined) {
    yield* writeSaft(source, profileOf(facts), onDone);
    return;
  }
  const writtenAt = new Date(`${source.madeOn}T12:00:00Z`);
  yield* zipOf(partsOf(source, format, writtenAt, onDone), writtenAt);
}

const declarationFormats: Readonly<Partial<Record<FiscalFileKind, DeclarationFormat>>> = {
  'declaration-csv': 'csv',
  'declaration-xml': 'xml',
  'declaration-xlsx': 'xlsx',
};

function profileOf({ kind, settings }: FiscalFacts): SaftProfile {
  if (kind === 'saft-ao') return angola;
  if (kind === 'saft-pt') return portugal;
  const { saftNamespace: namespace, saftVersion: version } = settings;
  return mozambique({
    ...(namespace !== undefined && { namespace }),
    ...(version !== undefined && { version }),
  });
}

/** How a file is called and what it is. */
export function fiscalFileName({ kind, from, to, company }: FiscalFacts) {
  const { nuit } = company;
  if (declarationFormats[kind] === undefined) {
    const fileName = `${kind}-${nuit}-${from}-${to}.xml`;
    return { fileName, contentType: 'application/xml' };
  }
  return { fileName: `${partsName(nuit, { from, to })}.zip`, contentType: 'application/zip' };
}

const partsName = (nuit: string, { from, to }: { readonly from: string; readonly to: string }) =>
  `e-declaracao-${nuit}-${from}-${to}`;

/** The files of a month in one archive: the portal takes them packed, and there may be several. */
async function* partsOf(
  source: FiscalReading,
  format: DeclarationFormat,
  writtenAt: Date,
  onDone: (done: number) => void,
): AsyncGenerator<ZipEntry> {
  const { company, period } = source;
  const name = partsName(company.taxId, period);
  const invoices = counting(source.invoicesByDay(), onDone);
  for await (const part of splitDeclaration(invoices, company, format)) {
    const content = contentOf(part, format, writtenAt);
    // A workbook is packed already.
    yield { name: `${name}-${part.part}.${format}`, content, isPacked: format === 'xlsx' };
  }
}

/** Documents between two reports of how far the file is. */
const documentsPerWord = 100;

async function* counting(
  invoices: AsyncIterable<FiscalInvoice>,
  onDone: (done: number) => void,
): AsyncGenerator<FiscalInvoice> {
  let done = 0;
  for await (const invoice of invoices) {
    yield invoice;
    done += 1;
    if (done % documentsPerWord === 0) onDone(done);
  }
}

async function* contentOf(
  part: DeclarationPart,
  format: DeclarationFormat,
  writtenAt: Date,
): AsyncGenerator<Uint8Array> {
  if (format === 'xlsx') yield* declarationWorkbook(part, writtenAt);
  else yield new TextEncoder().encode(declarationText(part, format));
}
