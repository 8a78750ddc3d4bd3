import type {
  AttentionAnswer,
  LeadersAnswer,
  PositionAnswer,
  SalesAnswer,
  SalesFigures,
} from '@balcao/contracts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import type { Measure } from './period.js';

/** Figures of the open company; those of before stay in view until new ones are there. */
function useFigures<T extends object>(
  rows: 'sales' | 'documents',
  path: string,
  isWanted = true,
): UseQueryResult<T> {
  const provider = useBalcao();
  return useQuery({
    // Live updates name the rows that the figures are sums of.
    queryKey: [rows, 'dashboard', path],
    queryFn: async () => objectOf((await provider.read(`dashboard/${path}`)).body) as T,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}

/** An answer, which the contract types, checked to be an object. */
export function objectOf(body: unknown): object {
  if (typeof body !== 'object' || body === null) throw new Error('the figures have another shape');
  return body;
}

export const useSales = (query: string) => useFigures<SalesAnswer>('sales', `sales?${query}`);
export const useLeaders = (query: string) => useFigures<LeadersAnswer>('sales', `leaders?${query}`);
export const usePosition = () => useFigures<PositionAnswer>('documents', 'position');
export const useAttention = (isWanted = true) =>
  useFigures<AttentionAnswer>('documents', 'attention', isWanted);

/** The amount of a figure that is shown. */
export const amountOf = (
  { netMinor, grossMinor }: Pick<SalesFigures, 'netMinor' | 'grossMinor'>,
  measure: Measure,
): number => (measure === 'net' ? netMinor : grossMinor);
