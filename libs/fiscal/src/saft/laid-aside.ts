import type { SectionDocument } from '../model/index.js';
import { XmlWriter } from '../xml/xml-writer.js';
import { writeInvoice, writeMovement, writeWorkingDocument } from './documents.js';
import type { SaftProfile } from './profile.js';
import { writePayment, writePurchase } from './settlements.js';
import { Spool } from './spool.js';

/** Documents stand below the file, its documents and their section. */
const depth = 3;

/** Sections of a file that are written while the totals before them are still being counted. */
export class LaidAside {
  private readonly sections = new Map<SectionDocument['section'], Section>();

  constructor(private readonly profile: SaftProfile) {}

  async add(document: SectionDocument): Promise<void> {
    const section = this.section(document.section);
    write(section.xml, document, this.profile);
    for (const piece of section.xml.pieces()) await section.spool.add(piece);
  }

  /** A section's documents, in the order in which they came. */
  async *of(name: SectionDocument['section']): AsyncGenerator<Uint8Array> {
    const section = this.section(name);
    yield* section.spool.pieces();
    yield* section.xml.rest();
  }

  async close(): Promise<void> {
    for (const { spool } of this.sections.values()) await spool.close();
  }

  private section(name: SectionDocument['section']): Section {
    const known = this.sections.get(name);
    if (known !== undefined) return known;
    const section = { xml: new XmlWriter(this.profile.encoding, depth), spool: new Spool() };
    this.sections.set(name, section);
    return section;
  }
}

interface Section {
  readonly xml: XmlWriter;
  readonly spool: Spool;
}

function write(xml: XmlWriter, document: SectionDocument, profile: SaftProfile): void {
  switch (document.section) {
    case 'invoices':
      writeInvoice(xml, document.one, profile);
      return;
    case 'movements':
      writeMovement(xml, document.one, profile);
      return;
    case 'workingDocuments':
      writeWorkingDocument(xml, document.one, profile);
      return;
    case 'payments':
      writePayment(xml, document.one, profile);
      return;
    case 'purchases':
      writePurchase(xml, document.one);
  }
}
