import type { TextRow } from '@balcao/contracts';
import { showDecimal, type Language } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';

const resource = 'commercial/withholding_rates';
type RateRow = TextRow<typeof resource>;

/** More than a company has. */
const all = {
  filter: { isArchived: false },
  sort: { field: 'code', order: 'ASC' },
  pagination: { page: 1, perPage: 250 },
} as const;

/** The rates of withholding tax that are in use; none until they are read. */
export function useWithholdingRates(): readonly RateRow[] {
  const provider = useBalcao();
  const { data = [] } = useQuery({
    queryKey: [resource, 'in use'],
    queryFn: async () => (await provider.getList<RateRow>(resource, all)).data,
  });
  return data;
}

/** A rate as it is offered: its code, name and percentage. */
export const withholdingRateName = ({ code, name, rate }: RateRow, language: Language): string =>
  `${code} · ${name} · ${showDecimal(rate, language)}\u00a0%`;
