import type { ExportSource, SectionDocument } from '../model/index.js';

type Section = SectionDocument['section'];

type DocumentIn<One extends Section> = Extract<SectionDocument, { readonly section: One }>['one'];

/** The documents of sections, each asked for by itself; a section that has none is left out. */
export type SectionReaders = {
  readonly [One in Section]?: () => AsyncIterable<DocumentIn<One>>;
};

/** A source whose sections can be read, and changed, one by one. */
export type SourceInSections = Omit<ExportSource, 'documents'> & SectionReaders;

/** The source as writers read it: one section after the other. */
export const inSections = <Source extends SourceInSections>(
  source: Source,
): Source & ExportSource => ({ ...source, documents: () => documentsOf(source) });

async function* documentsOf(source: SourceInSections): AsyncGenerator<SectionDocument> {
  const { invoices, movements, workingDocuments, payments, purchases } = source;
  if (invoices) for await (const one of invoices()) yield { section: 'invoices', one };
  if (movements) for await (const one of movements()) yield { section: 'movements', one };
  if (workingDocuments) {
    for await (const one of workingDocuments()) yield { section: 'workingDocuments', one };
  }
  if (payments) for await (const one of payments()) yield { section: 'payments', one };
  if (purchases) for await (const one of purchases()) yield { section: 'purchases', one };
}
