import { useQueryClient } from '@tanstack/react-query';

/** Reads again what became of the mails about a document. */
export function useSendingsAgain(id: string): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['sendings', 'documents', id] });
  };
}
