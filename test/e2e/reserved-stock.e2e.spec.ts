import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted } from '@balcao/contracts';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const supplier = { id: 'NORTE', code: 'F001', name: 'Armazéns do Norte' };
const reservation = {
  id: 'RES',
  name: 'Reservation',
  namePt: 'Reserva',
  prefix: 'RES',
  group: 'sales',
  movesStock: 'none',
  accountEffect: 'none',
  requiresPayment: false,
  allowedTypes: ['FT'],
  isOrder: true,
};

describe('what is ordered', () => {
  let shop: Shop;
  let last: Accepted;

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/suppliers', supplier);
    await amelia.done('/document-types', reservation);
    await amelia.done('/series', { typeId: 'RES', year: 2026, code: '2026' });
    await issue('D1', 'GRF', '10', { supplierId: supplier.id });
  });
  afterAll(() => shop.server.end());

  const issue = async (draftId: string, documentTypeId: string, quantity: string, more: object) => {
    const line = { articleId: rice.id, quantity, unitPrice: '1200', vatId: 'vat_NOR' };
    const body = { documentTypeId, lines: [line], clientId: hotel.id, ...more };
    last = await shop.amelia.done(`/documents/${draftId}/issue`, body);
  };
  const figures = async (path: string) => {
    const [row] = await shop.amelia.rows(path, last);
    return [row?.['quantity'], row?.['reserved'], row?.['onOrder'], row?.['available']];
  };

  it('reserves stock for clients and announces it from suppliers, also by types of one’s own', async () => {
    expect(await figures('/stock')).toEqual(['10', '0', '0', '10']);
    await issue('D2', 'EC', '3', {});
    await issue('D3', 'RES', '2', {});
    await issue('D4', 'EF', '20', { supplierId: supplier.id, clientId: undefined });
    expect(await figures('/stock')).toEqual(['10', '5', '20', '5']);
    expect(await figures('/stock-articles')).toEqual(['10', '5', '20', '5']);
  });

  it('is reserved no longer once it is invoiced', async () => {
    const origin = { documentId: 'RES_2026.1', line: 0 };
    const line = { articleId: rice.id, quantity: '2', unitPrice: '1200', vatId: 'vat_NOR', origin };
    await issue('D5', 'FT', '2', { lines: [line] });
    expect(await figures('/stock')).toEqual(['8', '3', '20', '5']);
  });

  it('is listed at its place although nothing is left there', async () => {
    const { amelia } = shop;
    await amelia.done('/warehouses', { id: 'NORTH', code: 'NOR', name: 'Zona Norte' });
    await issue('D6', 'EC', '4', { warehouseId: 'NORTH' });
    const filter = encodeURIComponent(JSON.stringify({ warehouseId: 'NORTH' }));
    const [row, ...others] = await amelia.rows(`/stock?filter=${filter}`, last);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      articleName: rice.name,
      warehouseName: 'Zona Norte',
      quantity: '0',
      reserved: '4',
      onOrder: '0',
      available: '-4',
    });
    expect(await amelia.rows('/stock?perPage=1&page=2', last)).toEqual([row]);
  });
});
