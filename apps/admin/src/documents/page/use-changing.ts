import { verbPath } from '../../admin/data-provider.js';
import { useCommands } from '../../admin/use-commands.js';

interface Change {
  readonly verb: 'cancel' | 'restore';
  readonly body: object;
  /** The success message. */
  readonly done: string;
  /** The rehearsal token: the command runs as shown, or not at all. */
  readonly rehearsed: string | undefined;
}

/** Sends a verb for a document and reloads what it affects. Throws `ProblemError`. */
export function useChanging(id: string): (change: Change) => Promise<void> {
  const { send } = useCommands('documents', 'commercial/clients', 'commercial/suppliers');
  return async ({ verb, ...order }) => {
    await send({ path: verbPath('documents', id, verb), ...order });
  };
}
