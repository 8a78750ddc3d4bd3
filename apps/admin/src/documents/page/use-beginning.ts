import type { DocumentContentBody } from '@balcao/contracts';
import { useBalcao } from '../../admin/hooks.js';
import { useCopying } from '../../one-document/use-copying.js';

/** A content of an answer; typed by the contract, checked to have lines. */
function parseContent(body: unknown): DocumentContentBody {
  if (typeof body !== 'object' || body === null || !('lines' in body)) {
    throw new Error('the document has an unknown shape');
  }
  return body as DocumentContentBody;
}

type Begin = (id: string, typeId?: string, others?: readonly string[]) => Promise<void>;

interface Beginning {
  /** The draft takes the place of the document instead of repeating it. */
  readonly isCorrection?: boolean;
}

/**
 * Opens a draft that copies a document, or that continues what remains of it and of others of the
 * same party. Throws `ProblemError`.
 */
export function useBeginning({ isCorrection = false }: Beginning = {}): Begin {
  const provider = useBalcao();
  const copy = useCopying();
  return async (id, typeId, others = []) => {
    const query = new URLSearchParams({
      ...(typeId !== undefined && { type: typeId }),
      ...(others.length > 0 && { others: others.join(',') }),
      ...(isCorrection && { corrects: '1' }),
    });
    const path = `documents/${encodeURIComponent(id)}/begin?${query.toString()}`;
    const { body } = await provider.read(path);
    copy(parseContent(body));
  };
}
