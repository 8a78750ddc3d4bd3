import { useQueryClient } from '@tanstack/react-query';
import { useBalcao } from '../../admin/hooks.js';
import { showSnack } from '../../boot/snack.js';

/** Sends a verb for a document and reads again what it touches. Throws `ProblemError`. */
export function useChanging(
  id: string,
): (verb: 'cancel' | 'restore', body: object, done: string) => Promise<void> {
  const provider = useBalcao();
  const queries = useQueryClient();
  return async (verb, body, done) => {
    await provider.act('documents', id, verb, body);
    await Promise.all(
      ['documents', 'commercial/clients', 'commercial/suppliers'].map((resource) =>
        queries.invalidateQueries({ queryKey: [resource] }),
      ),
    );
    showSnack(done, 'success');
  };
}
