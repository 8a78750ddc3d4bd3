import type { ReorderRow, SupplierOrder } from '@balcao/contracts';
import { orderKey } from '@balcao/read-store';

/** The suggestions by supplier, in the order of their names; those of nobody come last. */
export function supplierOrders(rows: readonly ReorderRow[]): readonly SupplierOrder[] {
  const orders = new Map<string, SupplierOrder>();
  for (const row of rows) {
    const { supplierId, supplierName } = row;
    const of = {
      ...(supplierId !== undefined && { supplierId }),
      ...(supplierName !== undefined && { supplierName }),
    };
    const before = orders.get(supplierId ?? '');
    orders.set(supplierId ?? '', { ...of, rows: [...(before?.rows ?? []), row] });
  }
  return [...orders.values()].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

const placeOf = ({ supplierId, supplierName = '' }: SupplierOrder): string =>
  supplierId === undefined ? '\uffff' : orderKey(supplierName);
