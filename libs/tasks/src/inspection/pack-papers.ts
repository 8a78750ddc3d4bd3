import type { DocumentRow } from '@balcao/contracts';
import { DomainError } from '@balcao/domain';
import { documents } from '@balcao/projections';
import { renderPdf } from '@balcao/printing/pdf';
import type { RowReader } from '@balcao/read-store';
import { readPaper, type PaperGround } from '../mailing/read-paper.js';
import type { PackOrder } from './pack-order.js';

/** Rows read at once. */
const rowsPerRead = 500;

/** The documents of the period that were issued, in the order of their ids. */
export async function* documentsOf(
  rows: RowReader,
  companyId: string,
  { from, to }: PackOrder,
): AsyncGenerator<DocumentRow> {
  for (let skip = 0; ; skip += rowsPerRead) {
    const page = await rows.find(documents, companyId, {
      where: { issuedOn: { $gte: from, $lte: to } },
      sort: [['id', 'asc']],
      skip,
      limit: rowsPerRead,
    });
    yield* page;
    if (page.length < rowsPerRead) return;
  }
}

/** A document on paper as a copy: nothing is handed out by it, and nothing is noted. */
export async function paperPdf(
  ground: PaperGround,
  companyId: string,
  row: DocumentRow,
  { language }: PackOrder,
): Promise<Uint8Array | undefined> {
  const order = { jobId: '', companyId, actorId: '', documentId: row.id, language };
  const paper = await readPaper(ground, { ...order, copy: 'duplicate' }).catch((error: unknown) => {
    // A company without a print model has no papers.
    if (error instanceof DomainError && error.code === 'printModel.notSelected') return undefined;
    throw error;
  });
  return paper && (await renderPdf(paper.paper));
}

/** `FT 2026/17` to `papers/FT-2026-17.pdf`. */
export const paperName = ({ reference }: DocumentRow): string =>
  `papers/${reference.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;
