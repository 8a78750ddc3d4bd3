import { verbPath } from '../../admin/data-provider.js';
import { useCommands } from '../../admin/use-commands.js';

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
  const { send } = useCommands('documents', 'commercial/clients', 'commercial/suppliers');
  return async ({ verb, ...order }) => {
    await send({ path: verbPath('documents', id, verb), ...order });
  };
}
