import type { PaymentMethodRow, TreasuryAccountRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useBalcao, useMay } from '../admin/hooks.js';
import { useLanguage } from '../i18n/use-messages.js';
import type { Means } from './typed-rows.js';

const nothing: Means = { methods: [], accounts: [] };
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
export function useMeans(): Means {
  const provider = useBalcao();
  const language = useLanguage();
  const { data: methods } = useQuery({
    queryKey: [methodResource, 'in use'],
    queryFn: async () => (await provider.getList<PaymentMethodRow>(methodResource, all)).data,
  });
  const seesAccounts = useMay('treasury.view');
  const { data: read } = useQuery({
    queryKey: [accountResource, 'in use'],
    queryFn: async () => (await provider.getList<TreasuryAccountRow>(accountResource, all)).data,
    enabled: seesAccounts,
  });
  const accounts = seesAccounts ? read : nothing.accounts;
  if (methods === undefined || accounts === undefined) return nothing;
  const inPortuguese = language === 'pt';
  const named = methods.map((method) =>
    inPortuguese ? { ...method, name: method.namePt } : method,
  );
  return { methods: named, accounts };
}
