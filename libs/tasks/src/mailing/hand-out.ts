import { DomainError, ownName, type CopyKind } from '@balcao/domain';
import type { PaperGround, PaperOrder } from './read-paper.js';

/**
 * Which copy a mail carries: the original where nobody has it yet, which closes the document as
 * printing does, and the second copy afterwards. The same job hands out the same copy again.
 */
export async function handedOut(
  { journals }: Pick<PaperGround, 'journals'>,
  { jobId, companyId, actorId, documentId: id }: PaperOrder,
): Promise<CopyKind> {
  try {
    await journals.execute(companyId, {
      commandId: ownName(`${jobId}-original`),
      actorId,
      correlationId: jobId,
      body: { type: 'PrintDocument', id, copy: 'original' },
    });
    return 'original';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === 'document.originalPrinted' ? 'second' : 'duplicate';
  }
}
