import type { DocumentAnswer } from '@balcao/contracts';
import { creditsOrigin } from '@balcao/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { useEditor, useWritten } from './context.js';
import { correctedOf } from './preview-of-credit.js';

/** Reads the document that a credit note corrects, for its shares. */
export function useCorrected(): void {
  const provider = useBalcao();
  const { session, type } = useEditor();
  const originId = useWritten(({ state }) => state.get().head.originId) ?? '';
  const { data } = useQuery({
    queryKey: ['documents', 'corrected', originId],
    queryFn: async () => {
      const { body } = await provider.read(`documents/${encodeURIComponent(originId)}`);
      return correctedOf(parseDocument(body));
    },
    enabled: originId !== '' && creditsOrigin(type),
  });
  useEffect(() => {
    session.corrects(data);
  }, [session, data]);
}

/** A document of an answer; typed by the contract, checked to say what was credited. */
function parseDocument(body: unknown): DocumentAnswer {
  if (typeof body !== 'object' || body === null || !('credited' in body)) {
    throw new Error('the document has an unknown shape');
  }
  return body as DocumentAnswer;
}
