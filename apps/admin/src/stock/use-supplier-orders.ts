import type { SupplierOrder } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import { listQuery } from '../admin/list-query.js';
import { useFilters } from '../management/use-filters.js';

/** What to order of each supplier, of all suggestions that the list finds, whatever its page. */
export function useSupplierOrders(): readonly SupplierOrder[] {
  const provider = useBalcao();
  const { filters } = useFilters();
  const query = listQuery({ filter: filters });
  const { data = [] } = useQuery({
    queryKey: ['commercial/reorder', 'orders', query],
    queryFn: async () =>
      parseOrders((await provider.read(`reorder-suggestions/orders?${query}`)).body),
    placeholderData: keepPreviousData,
  });
  return data;
}

/** Typed by the contract, checked to be a list. */
function parseOrders(body: unknown): readonly SupplierOrder[] {
  if (!Array.isArray(body)) throw new Error('the orders have an unknown shape');
  return body as readonly SupplierOrder[];
}
