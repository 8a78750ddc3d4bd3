import { useQuery } from '@tanstack/react-query';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { parseCompany, type CompanyRecord } from './company.js';
import { useBalcao } from './hooks.js';

/** The open company; none while it loads. */
export function useCompany(): { readonly data?: CompanyRecord; readonly error: Error | null } {
  const { id } = useSlice(company);
  const provider = useBalcao();
  const { data, error } = useQuery({
    queryKey: ['company', id],
    queryFn: async () => parseCompany((await provider.read('companies/current')).body),
    staleTime: 60_000,
  });
  return data === undefined ? { error } : { data, error };
}
