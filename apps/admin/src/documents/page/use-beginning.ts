import type { DocumentContentBody } from '@balcao/contracts';
import { useBalcao } from '../../admin/hooks.js';
import { showSnack } from '../../boot/snack.js';
import { useCopying } from './use-copying.js';

/** A content of an answer; typed by the contract, checked to have lines. */
function parseContent(body: unknown): DocumentContentBody {
  if (typeof body !== 'object' || body === null || !('lines' in body)) {
    throw new Error('the document has an unknown shape');
  }
  return body as DocumentContentBody;
}

/** Opens a draft that repeats a document, or that makes one of the type of what is left of it. */
export function useBeginning(): (id: string, typeId?: string) => void {
  const provider = useBalcao();
  const copy = useCopying();
  return (id, typeId) => {
    const type = typeId === undefined ? '' : `?type=${encodeURIComponent(typeId)}`;
    provider
      .read(`documents/${encodeURIComponent(id)}/begin${type}`)
      .then(({ body }) => {
        copy(parseContent(body));
      })
      .catch((error: unknown) => {
        showSnack(error instanceof Error ? error.message : String(error), 'error');
      });
  };
}
