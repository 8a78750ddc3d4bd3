import { formatMinor } from '@balcao/pricing';
import {
  RunningSummary,
  type ExportSource,
  type ExportSummary,
  type SectionDocument,
  type SectionTotals,
} from '../model/index.js';
import { XmlWriter } from '../xml/xml-writer.js';
import { writeHeader } from './header.js';
import { LaidAside } from './laid-aside.js';
import { writeMasters } from './masters.js';
import type { SaftProfile } from './profile.js';

/** How far a file is: documents gone over. */
export type FiscalProgress = (done: number) => void;

/** Documents between two reports of how far the file is. */
const progressEvery = 1000;

/**
 * A SAF-T file, piece by piece as it is taken. Documents are gone over once: their sections are
 * laid aside until the totals and masters before them are known, so that what is held in memory
 * does not grow with them. Throws `FiscalFileError` where its source gives what no file may say.
 */
export async function* writeSaft(
  source: ExportSource,
  profile: SaftProfile,
  progress: FiscalProgress = () => undefined,
): AsyncGenerator<Uint8Array> {
  const sections = new LaidAside(profile);
  try {
    const summary = await gone(source, profile, sections, progress);
    const xml = new XmlWriter(profile.encoding);
    xml.open('AuditFile', { xmlns: profile.namespace });
    writeHeader(xml, source, profile);
    yield* writeMasters(xml, source, summary, profile);
    xml.open('SourceDocuments');
    yield* writeSections(xml, sections, summary);
    xml.close();
    xml.close();
    yield* xml.rest();
  } finally {
    await sections.close();
  }
}

/** Goes over all documents: adds them up, and lays them aside. */
async function gone(
  source: ExportSource,
  profile: SaftProfile,
  sections: LaidAside,
  progress: FiscalProgress,
): Promise<ExportSummary> {
  const summary = new RunningSummary(source.period);
  let done = 0;
  for await (const document of source.documents()) {
    if (document.section === 'purchases' && !profile.hasPurchases) continue;
    summary.add(document);
    await sections.add(document);
    done += 1;
    if (done % progressEvery === 0) progress(done);
  }
  return summary;
}

/** Sections in the order of the schema; one without documents is left out. */
async function* writeSections(
  xml: XmlWriter,
  sections: LaidAside,
  summary: ExportSummary,
): AsyncGenerator<Uint8Array> {
  const { invoices, movements, workingDocuments, payments, purchases } = summary;
  async function* section(
    element: string,
    name: SectionDocument['section'],
    entries: number,
    totals: () => void,
  ): AsyncGenerator<Uint8Array> {
    if (entries === 0) return;
    xml.open(element);
    totals();
    yield* xml.rest();
    yield* sections.of(name);
    xml.close();
  }
  const totals = (of: SectionTotals) => () => {
    writeSectionTotals(xml, of);
  };
  yield* section('SalesInvoices', 'invoices', invoices.entries, totals(invoices));
  yield* section('MovementOfGoods', 'movements', movements.entries, () => {
    xml.leaf('NumberOfMovementLines', movements.lines);
    xml.leaf('TotalQuantityIssued', movements.quantity);
  });
  const { entries } = workingDocuments;
  yield* section('WorkingDocuments', 'workingDocuments', entries, totals(workingDocuments));
  yield* section('Payments', 'payments', payments.entries, totals(payments));
  yield* section('PurchaseInvoices', 'purchases', purchases, () => {
    xml.leaf('NumberOfEntries', purchases);
  });
}

function writeSectionTotals(xml: XmlWriter, totals: SectionTotals): void {
  xml.leaf('NumberOfEntries', totals.entries);
  xml.leaf('TotalDebit', formatMinor(totals.debitMinor));
  xml.leaf('TotalCredit', formatMinor(totals.creditMinor));
}
