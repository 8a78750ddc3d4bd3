import type { OpenDocumentAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import type { PaymentCategory } from './category.js';

const none: readonly OpenDocumentAnswer[] = [];

/** What is open of a party, the oldest due first. */
export function useOpenDocuments(
  { party, resource }: PaymentCategory,
  partyId: string | undefined,
): readonly OpenDocumentAnswer[] {
  const provider = useBalcao();
  const { data } = useQuery({
    queryKey: [resource, 'open documents', partyId],
    queryFn: async () => {
      const path = `${party}/${encodeURIComponent(partyId ?? '')}/open-documents`;
      return parseOpen((await provider.read(path)).body);
    },
    enabled: partyId !== undefined,
    staleTime: 0,
  });
  return partyId === undefined ? none : (data ?? none);
}

/** The documents of an answer; typed by the contract, checked to be a list. */
function parseOpen(body: unknown): readonly OpenDocumentAnswer[] {
  if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
  return body as OpenDocumentAnswer[];
}
