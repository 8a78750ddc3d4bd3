import { useQueryClient } from '@tanstack/react-query';
import { useBalcao } from '../../admin/hooks.js';
import { showSnack } from '../../boot/snack.js';

interface Change {
  readonly verb: 'cancel' | 'restore';
  readonly body: object;
  /** What is said once it is done. */
  readonly done: string;
  /** The token of its rehearsal: it is carried out as it was shown, or not at all. */
  readonly rehearsed: string | undefined;
}

/** Sends a verb for a document and reads again what it touches. Throws `ProblemError`. */
export function useChanging(id: string): (change: Change) => Promise<void> {
  const provider = useBalcao();
  const queries = useQueryClient();
  return async ({ verb, body, done, rehearsed }) => {
    await provider.act('documents', id, verb, body, rehearsed);
    await Promise.all(
      ['documents', 'commercial/clients', 'commercial/suppliers'].map((resource) =>
        queries.invalidateQueries({ queryKey: [resource] }),
      ),
    );
    showSnack(done, 'success');
  };
}
