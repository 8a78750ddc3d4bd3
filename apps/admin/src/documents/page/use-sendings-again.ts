import { useQueryClient } from '@tanstack/react-query';

/** Reloads the states of a document's mails. */
export function useSendingsAgain(id: string): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['sendings', 'documents', id] });
  };
}
