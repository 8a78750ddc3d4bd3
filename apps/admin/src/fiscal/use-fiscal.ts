import type {
  FiscalPeriodAnswer,
  FiscalPeriodChangesAnswer,
  FiscalSettingsAnswer,
} from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';

/** The months of the company, the running one first. */
export function useMonths(companyId: string | null, enabled: boolean) {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['fiscal', companyId, 'months'],
    queryFn: async () => {
      const { body } = await provider.read('fiscal/periods');
      if (!Array.isArray(body)) throw new Error('the months have an unknown shape');
      return body as readonly FiscalPeriodAnswer[];
    },
    enabled: enabled && companyId !== null,
  });
}

/** One month with what has changed in it. */
export function useMonth(companyId: string | null, id: string) {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['fiscal', companyId, 'months', id],
    queryFn: async () =>
      // Typed by the contract: the answer of our own API.
      (await provider.read(`fiscal/periods/${id}`)).body as FiscalPeriodChangesAnswer,
    enabled: companyId !== null,
  });
}

/** How documents are signed and what files are made of. */
export function useFiscalSettings(companyId: string | null, enabled = true) {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['fiscal', companyId, 'settings'],
    queryFn: async () =>
      // Typed by the contract: the answer of our own API.
      (await provider.read('fiscal/settings')).body as FiscalSettingsAnswer,
    enabled: enabled && companyId !== null,
  });
}
