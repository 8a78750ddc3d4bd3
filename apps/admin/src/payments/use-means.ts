import type { PaymentMethodRow, TreasuryAccountRow } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBalcao, useMay } from '../admin/hooks.js';
import { useLanguage } from '../i18n/use-messages.js';
import type { Means } from './typed-rows.js';

/** What there is to choose from until it is read. */
export const noMeans: Means = { methods: [], accounts: [] };

interface MeansRead {
  readonly data: Means | undefined;
  /** Why they cannot be read. */
  readonly error: Error | null;
  readonly refetch: () => void;
}

const methodResource = 'commercial/payment_method';
const accountResource = 'commercial/treasury_account';
/** More than a company has. */
const all = {
  filter: { isArchived: false },
  sort: { field: 'name', order: 'ASC' },
  pagination: { page: 1, perPage: 250 },
} as const;

/**
 * The methods and accounts that are in use, methods by their names in the language. Whoever does
 * not see the treasury has no accounts to choose from: each method pays into its own.
 */
export function useMeans(): MeansRead {
  const provider = useBalcao();
  const language = useLanguage();
  const methods = useQuery({
    queryKey: [methodResource, 'in use'],
    queryFn: async () => (await provider.getList<PaymentMethodRow>(methodResource, all)).data,
  });
  const seesAccounts = useMay('treasury.view');
  const accounts = useAccounts(seesAccounts);
  const seen = seesAccounts ? accounts.data : noMeans.accounts;
  return {
    data:
      methods.data === undefined || seen === undefined
        ? undefined
        : { methods: methods.data.map((method) => named(method, language)), accounts: seen },
    error: methods.error ?? accounts.error,
    refetch: () => {
      for (const read of [methods, accounts]) if (read.isError) void read.refetch();
    },
  };
}

/** The accounts that are in use, for whoever sees them. */
export function useAccounts(enabled = true): UseQueryResult<TreasuryAccountRow[]> {
  const provider = useBalcao();
  return useQuery({
    queryKey: [accountResource, 'in use'],
    queryFn: async () => (await provider.getList<TreasuryAccountRow>(accountResource, all)).data,
    enabled,
  });
}

const named = (method: PaymentMethodRow, language: Language): PaymentMethodRow =>
  language === 'pt' ? { ...method, name: method.namePt } : method;
