import type { MadeFileAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { isUnderWay } from './made-files.js';

/** While a file is being made, its progress is read this often. */
const pollMs = 1_500;

interface FilesToRead {
  /** Of the list, below `/api/`. */
  readonly path: string;
  readonly queryKey: readonly unknown[];
  readonly enabled: boolean;
}

/** Files made in the background: the list, kept up while one is made, and what is sent about it. */
export function useMadeFiles<F extends MadeFileAnswer>({ path, queryKey, enabled }: FilesToRead) {
  const provider = useBalcao();
  const { attempt } = useCommands(String(queryKey[0]));
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const { body } = await provider.read(path);
      if (!Array.isArray(body)) throw new Error('the files have an unknown shape');
      // Typed by the contract.
      return body as readonly F[];
    },
    enabled,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? pollMs : false),
  });
  /** True if it was accepted; a refusal is shown. */
  const send = (to: string, body: object, done?: string): Promise<boolean> =>
    attempt({ path: to, body, ...(done !== undefined && { done }) });
  const cancel = (id: string): Promise<boolean> =>
    attempt({ path: `${path}/${encodeURIComponent(id)}/cancel` });
  return { data, error, refetch, send, cancel };
}
