import type { DocumentAnswer } from '@balcao/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import { ProblemError } from '../http/problem-error.js';
import { parseDocument } from './parse-document.js';

/** How often a document that was just issued is looked for again. */
const TRIES = 3;

/** An issued document with its content. */
export function useDocument(id: string): UseQueryResult<DocumentAnswer> {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['documents', 'getOne', id],
    queryFn: async () =>
      parseDocument((await provider.read(`documents/${encodeURIComponent(id)}`)).body),
    retry: (failures, error) =>
      failures < (error instanceof ProblemError && error.status === 404 ? TRIES : 1),
    retryDelay: 400,
  });
}
