import { describe, expect, it } from '@jest/globals';
import type { ArticleRow, ReorderRow } from '@balcao/contracts';
import { orderContent } from './order-content.js';

const row = (id: string, bought: Partial<ReorderRow> = {}): ReorderRow => ({
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
  ...bought,
});
const article = (id: string, purchasePrice?: string): ArticleRow => ({
  id,
  revision: 1,
  code: id,
  name: id,
  kind: 'article',
  unit: 'un',
  barcodes: [],
  salePrice: '100',
  vatId: 'vat_NOR',
  isArchived: false,
  movesStock: true,
  ...(purchasePrice !== undefined && { purchasePrice }),
});

const rice = row('rice', { supplierId: 'acacia', supplierName: 'Acácia', unitCost: '1000' });
const oil = row('oil');

describe('orders of what is suggested', () => {
  it('ask for the suggested quantities at the last cost, else at the purchase price', () => {
    const order = { supplierId: 'acacia', rows: [rice, oil] };
    const articles = [article('rice', '990'), article('oil', '85.5')];
    expect(orderContent('EF', order, articles)).toEqual({
      documentTypeId: 'EF',
      supplierId: 'acacia',
      lines: [
        {
          articleId: 'rice',
          description: 'rice',
          unit: 'un',
          quantity: '12',
          unitPrice: '1000',
          vatId: 'vat_NOR',
        },
        {
          articleId: 'oil',
          description: 'oil',
          unit: 'un',
          quantity: '12',
          unitPrice: '85.5',
          vatId: 'vat_NOR',
        },
      ],
    });
  });
});
