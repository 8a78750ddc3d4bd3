import { describe, expect, it } from '@jest/globals';
import type { ReorderRow } from '@balcao/contracts';
import { supplierOrders } from './supplier-orders.js';

const row = (id: string, supplierId?: string, supplierName?: string): ReorderRow => ({
  id,
  revision: 1,
  code: id,
  name: id,
  unit: 'un',
  isArchived: false,
  movesStock: true,
  isBatchManaged: false,
  quantity: '0',
  quantityMicros: 0,
  reserved: '0',
  onOrder: '0',
  available: '0',
  projected: '0',
  suggested: '12',
  ...(supplierId !== undefined && { supplierId }),
  ...(supplierName !== undefined && { supplierName }),
});

describe('orders of what is suggested', () => {
  it('are one for each supplier by name, and one for what was never bought', () => {
    const [salt, oil] = [row('salt'), row('oil', 'norte', 'armazéns do Norte')];
    const [rice, flour] = [
      row('rice', 'acacia', 'Acácia'),
      row('flour', 'norte', oil.supplierName),
    ];
    expect(supplierOrders([salt, oil, rice, flour])).toEqual([
      { supplierId: 'acacia', supplierName: 'Acácia', rows: [rice] },
      { supplierId: 'norte', supplierName: 'armazéns do Norte', rows: [oil, flour] },
      { rows: [salt] },
    ]);
  });
});
