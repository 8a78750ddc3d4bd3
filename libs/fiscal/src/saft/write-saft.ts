import { formatMinor } from '@balcao/pricing';
import {
  summarise,
  type ExportSource,
  type ExportSummary,
  type SectionTotals,
} from '../model/index.js';
import { XmlWriter } from '../xml/xml-writer.js';
import { writeInvoice, writeMovement, writeWorkingDocument } from './documents.js';
import { writeHeader } from './header.js';
import { writeMasters } from './masters.js';
import type { SaftProfile } from './profile.js';
import { writePayment, writePurchase } from './settlements.js';

/** How far a file is: documents written of how many. */
export type FiscalProgress = (done: number, of: number) => void;

/**
 * A SAF-T file, piece by piece as it is taken; what it holds in memory does not grow with the
 * documents. Throws `FiscalFileError` where its source gives what no file may say.
 */
export async function* writeSaft(
  source: ExportSource,
  profile: SaftProfile,
  progress: FiscalProgress = () => undefined,
): AsyncGenerator<Uint8Array> {
  const summary = await summarise(source, { purchases: profile.hasPurchases });
  const xml = new XmlWriter(profile.encoding);
  xml.open('AuditFile', { xmlns: profile.namespace });
  writeHeader(xml, source, profile);
  yield* writeMasters(xml, source, summary, profile);
  xml.open('SourceDocuments');
  yield* writeSections(new Sections(xml, countOf(summary), progress), source, summary, profile);
  xml.close();
  xml.close();
  yield* xml.rest();
}

const countOf = (summary: ExportSummary) =>
  summary.invoices.entries +
  summary.movements.entries +
  summary.workingDocuments.entries +
  summary.payments.entries +
  summary.purchases;

/** Documents between two reports of how far the file is. */
const progressEvery = 1000;

/** Writes sections, each of documents of one kind; one without documents is left out. */
class Sections {
  private done = 0;

  constructor(
    readonly xml: XmlWriter,
    private readonly of: number,
    private readonly progress: FiscalProgress,
  ) {}

  async *write<One>(
    element: string,
    entries: number,
    documents: () => AsyncIterable<One>,
    totals: () => void,
    write: (one: One) => void,
  ): AsyncGenerator<Uint8Array> {
    if (entries === 0) return;
    this.xml.open(element);
    totals();
    for await (const one of documents()) {
      write(one);
      this.done += 1;
      if (this.done % progressEvery === 0) this.progress(this.done, this.of);
      yield* this.xml.pieces();
    }
    this.xml.close();
  }
}

async function* writeSections(
  sections: Sections,
  source: ExportSource,
  summary: ExportSummary,
  profile: SaftProfile,
): AsyncGenerator<Uint8Array> {
  const { xml } = sections;
  const { invoices, movements, workingDocuments, payments, purchases } = summary;
  const totals = (of: SectionTotals) => () => {
    writeSectionTotals(xml, of);
  };
  yield* sections.write(
    'SalesInvoices',
    invoices.entries,
    source.invoices,
    totals(invoices),
    (one) => {
      writeInvoice(xml, one, profile);
    },
  );
  const movementTotals = () => {
    xml.leaf('NumberOfMovementLines', movements.lines);
    xml.leaf('TotalQuantityIssued', movements.quantity);
  };
  const moved = movements.entries;
  yield* sections.write('MovementOfGoods', moved, source.movements, movementTotals, (one) => {
    writeMovement(xml, one, profile);
  });
  yield* sections.write(
    'WorkingDocuments',
    workingDocuments.entries,
    source.workingDocuments,
    totals(workingDocuments),
    (one) => {
      writeWorkingDocument(xml, one, profile);
    },
  );
  const paid = payments.entries;
  yield* sections.write('Payments', paid, source.payments, totals(payments), (one) => {
    writePayment(xml, one, profile);
  });
  const purchaseTotals = () => {
    xml.leaf('NumberOfEntries', purchases);
  };
  yield* sections.write('PurchaseInvoices', purchases, source.purchases, purchaseTotals, (one) => {
    writePurchase(xml, one);
  });
}

function writeSectionTotals(xml: XmlWriter, totals: SectionTotals): void {
  xml.leaf('NumberOfEntries', totals.entries);
  xml.leaf('TotalDebit', formatMinor(totals.debitMinor));
  xml.leaf('TotalCredit', formatMinor(totals.creditMinor));
}
