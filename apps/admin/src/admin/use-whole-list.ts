import { useQuery, useQueryClient } from '@tanstack/react-query';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sendOnce } from '../http/actions.js';
import { request } from '../http/request.js';
import { useBalcao } from './hooks.js';

/** A list and how it is changed. */
export interface WholeList<T> {
  /** Undefined while it loads. */
  readonly data: T | undefined;
  /** Sends a command below the list's path; throws `ProblemError`. */
  readonly send: (path: string, body: object, method?: 'POST' | 'PUT') => Promise<void>;
}

/** A short list of the open company, below `/api/`; each of its commands answers it whole. */
export function useWholeList<T>(name: string, parse: (body: unknown) => T): WholeList<T> {
  const provider = useBalcao();
  const { id } = useSlice(company);
  const queries = useQueryClient();
  const queryKey = [name];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => parse((await provider.read(name)).body),
    staleTime: 60_000,
  });
  return {
    data,
    send: async (path, body, method = 'POST') => {
      const companyId = id ?? '';
      const action = `${companyId} ${name} ${path} ${JSON.stringify(body)}`;
      const answer = await sendOnce(action, ({ idempotencyKey }) =>
        request(`/api/${name}${path}`, { method, companyId, idempotencyKey, body }),
      );
      queries.setQueryData<T>(queryKey, parse(answer.body));
    },
  };
}
