import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted } from '@balcao/contracts';
import { rate } from '@balcao/pricing';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

const supplier = { id: 'NORTE', code: 'F001', name: 'Armazéns do Norte' };

let shop: Shop;
let amelia: Browser;
let rui: Browser;
let made = 0;

beforeAll(async () => {
  shop = await openStockedShop();
  ({ amelia } = shop);
  rui = await joined(shop, 'rui', { role: 'backOffice' });
});
afterAll(() => shop.server.end());

const draft = () => `/documents/DRAFT${(made += 1)}/issue`;
const client = (id: string, more: object = {}) =>
  amelia.done('/clients', { id, code: id, name: `Cliente ${id}`, ...more });

describe('how much a client may owe', () => {
  it('is refused beyond the limit, and passed by those who may', async () => {
    await client('LIMITED', { creditLimitMinor: 500_000 });
    const sale = { ...twoSacks, clientId: 'LIMITED' };
    await rui.done(draft(), sale);
    expect(await refusal(rui.post(draft(), sale))).toMatchObject({
      status: 409,
      code: 'client.creditLimitExceeded',
      params: { limit: '5000.00', exposure: '6728.00' },
      errors: [{ path: 'clientId' }],
    });
    const cash = { rows: [{ methodId: 'method_cash', amountMinor: 336_400 }] };
    await rui.done(draft(), { ...sale, documentTypeId: 'VD', payment: cash });
    const last = await amelia.done(draft(), sale);
    const [row] = await amelia.rows('/clients?q=LIMITED', last);
    expect(row).toMatchObject({ balanceMinor: 672_800 });
  });

  it('is refused of what the company owes a supplier, too', async () => {
    await amelia.done('/suppliers', { ...supplier, debitLimitMinor: 300_000 });
    const { lines } = twoSacks;
    const bought = { documentTypeId: 'FTF', supplierId: supplier.id, lines };
    expect(await refusal(rui.post(draft(), bought))).toMatchObject({
      code: 'supplier.debitLimitExceeded',
      params: { limit: '3000.00', exposure: '3364.00' },
    });
  });
});

describe('a price for a category of clients', () => {
  it('is kept with the article, and the till sells at it without a change of price', async () => {
    await amelia.done('/party-categories', { id: 'TRADE', name: 'Revenda', kind: 'client' });
    const categoryPrices = [{ categoryId: 'TRADE', price: '1200' }];
    await amelia.done(`/articles/${rice.id}/change`, { categoryPrices });
    expect(await amelia.read(`/articles/${rice.id}`)).toMatchObject({ categoryPrices });
    await client('DEALER', { categoryId: 'TRADE' });
    const register = { id: 'TILL1', code: 'C1', name: 'Caixa 1' };
    await amelia.done('/cash-registers', { ...register, treasuryAccountId: 'account_cash' });
    const limits = { lineDiscount: rate('1') };
    const celeste = await joined(shop, 'celeste', { role: 'cashier', limits });
    await celeste.done('/shifts', { id: 'S1', cashRegisterId: register.id, floatMinor: 0 });
    const sale = (saleId: string, clientId: string) => ({
      saleId,
      clientId,
      vatIncluded: true,
      lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1392', vatId: rice.vatId }],
      payment: { rows: [{ methodId: 'method_cash', amountMinor: 139_200 }] },
    });
    await celeste.done('/shifts/S1/sales', sale('A1', 'DEALER'));
    expect(await refusal(celeste.post('/shifts/S1/sales', sale('A2', hotel.id)))).toMatchObject({
      errors: [{ path: 'lines.0.unitPrice', code: 'limit.priceChangeExceeded' }],
    });
  });

  it('is of a category that there is, once', async () => {
    const price = { categoryId: 'TRADE', price: '1' };
    const change = (categoryPrices: readonly object[]) =>
      refusal(amelia.post(`/articles/${rice.id}/change`, { categoryPrices }));
    expect(await change([{ ...price, categoryId: 'NONE' }])).toMatchObject({
      errors: [{ path: 'categoryPrices.0.categoryId', code: 'category.notSelected' }],
    });
    expect(await change([price, price])).toMatchObject({ code: 'catalog.priceTwice' });
  });
});

describe('a small difference', () => {
  it('is written off within the limit of the company', async () => {
    await client('EXACT');
    const { id } = await amelia.done(draft(), { ...twoSacks, clientId: 'EXACT' });
    const paid = (missing: number) => ({
      documentTypeId: 'RC',
      partyId: 'EXACT',
      rows: [{ methodId: 'method_cash', amountMinor: 336_400 - missing }],
      allocations: [{ documentId: id, amountMinor: 336_400 - missing }],
      writeOffs: [{ documentId: id, amountMinor: missing }],
    });
    expect(await refusal(amelia.post('/payments', paid(101)))).toMatchObject({
      code: 'payment.writeOffTooLarge',
      params: { limit: '1.00' },
    });
    await amelia.done('/companies/current/settings', { writeOffLimitMinor: 500 });
    const last: Accepted = await amelia.done('/payments', paid(400));
    const [row] = await amelia.rows('/documents?q=EXACT', last);
    expect(row).toMatchObject({ status: 'paid', pendingMinor: 0 });
    expect(await amelia.read('/clients/EXACT')).toMatchObject({ balanceMinor: 0 });
  });
});

describe('money by telephone', () => {
  it('goes to the account of its wallet, with the reference that the network gave', async () => {
    const { id } = await amelia.done(draft(), twoSacks);
    const reference = 'BCT5K2X9QZ';
    const last = await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: hotel.id,
      rows: [{ methodId: 'method_mpesa', amountMinor: 336_400, reference }],
      allocations: [{ documentId: id, amountMinor: 336_400 }],
    });
    const accounts = await amelia.rows('/treasury-accounts', last);
    expect(accounts.find((account) => account['id'] === 'account_mpesa')).toMatchObject({
      kind: 'wallet',
      balanceMinor: 336_400,
    });
    const paper = await amelia.get(`/payments/${last.id}/paper`);
    for (const words of ['M-Pesa', reference]) expect(paper.text).toContain(words);
  });
});

describe('goods on the road', () => {
  it('say on their paper who receives and who carries them', async () => {
    const receiver = { name: 'Inês Tembe', contact: '841234567', address: 'Av. Marginal 40' };
    const carrier = {
      name: 'Transportes Zambeze',
      contact: '821234567',
      address: 'Rua da Beira 2',
    };
    const guide = { ...twoSacks, documentTypeId: 'GT', receiver, carrier };
    const { id } = await amelia.done(draft(), guide);
    expect(await amelia.read(`/documents/${id}`)).toMatchObject({ content: { receiver, carrier } });
    const { text } = await amelia.get(`/documents/${id}/paper?language=pt`);
    for (const words of [...Object.values(receiver), ...Object.values(carrier)]) {
      expect(text).toContain(words);
    }
  });
});

describe('a paper', () => {
  it('is in the language of the client, as it was when it was issued', async () => {
    await client('LODGE', { language: 'en' });
    const { id } = await amelia.done(draft(), { ...twoSacks, clientId: 'LODGE' });
    const paper = async (of: string, query = '') =>
      (await amelia.get(`/documents/${of}/paper${query}`)).text;
    expect(await paper(id)).toContain('Invoice');
    expect(await paper(id, '?language=pt')).toContain('Factura');
    await amelia.done('/clients/LODGE/change', { language: 'pt' });
    expect(await paper(id)).toContain('Invoice');
    const later = await amelia.done(draft(), { ...twoSacks, clientId: 'LODGE' });
    expect(await paper(later.id)).toContain('Factura');
    await client('ABROAD', { country: 'ZA' });
    const abroad = { ...twoSacks, clientId: 'ABROAD' };
    expect(await paper((await amelia.done(draft(), abroad)).id)).toContain('Invoice');
    const shown = await amelia.post('/drafts/NEXT/paper', abroad);
    expect(shown.text).toContain('Invoice');
  });

  it('of money is, too', async () => {
    const receipt = { documentTypeId: 'RC', partyId: 'ABROAD', isAdvance: true };
    const rows = [{ methodId: 'method_cash', amountMinor: 10_000 }];
    const { id } = await amelia.done('/payments', { ...receipt, rows });
    expect((await amelia.get(`/payments/${id}/paper`)).text).toContain('Receipt');
  });
});
