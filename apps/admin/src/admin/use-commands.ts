import type { Accepted } from '@balcao/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../http/say-problem.js';
import { useBalcao } from './hooks.js';

/** A command as a screen gives it. */
interface Order {
  /** Below `/api/`. */
  readonly path: string;
  readonly body?: object;
  readonly method?: 'POST' | 'PUT';
  /** The token of its rehearsal: it is carried out as it was shown, or not at all. */
  readonly rehearsed?: string | undefined;
  /** What is said once it is done; it may name what was made. */
  readonly done?: string | ((accepted: Accepted) => string);
}

interface Commands {
  readonly isBusy: boolean;
  /** Sends one; throws `ProblemError`. */
  readonly send: (order: Order) => Promise<Accepted>;
  /** Sends one where no form can show a refusal, which is said; answers whether it was accepted. */
  readonly attempt: (order: Order) => Promise<boolean>;
}

/** Sends commands; what is accepted is said, and the lists that it touches are read again. */
export function useCommands(...touched: readonly string[]): Commands {
  const provider = useBalcao();
  const queries = useQueryClient();
  const notify = useNotify();
  const readAgain = (): Promise<unknown> =>
    Promise.all(touched.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ path, body = {}, method, rehearsed }: Order) =>
      provider.send(path, body, method, rehearsed),
    onSuccess: async (accepted, { done }) => {
      await readAgain();
      const text = typeof done === 'function' ? done(accepted) : done;
      if (text !== undefined) notify(text, { type: 'success' });
    },
  });
  return {
    isBusy: isPending,
    send: mutateAsync,
    attempt: async (order) => {
      try {
        await mutateAsync(order);
        return true;
      } catch (error) {
        notify(messageOf(error), { type: 'error' });
        // What was refused may have changed since it was read.
        await readAgain();
        return false;
      }
    },
  };
}
