import { describe, expect, it } from '@jest/globals';
import type { TillPaper, TillStart } from '@balcao/contracts';
import {
  companyOf,
  laneHash,
  partySnapshot,
  shortHash,
  supplierSnapshot,
  type Books,
  type DocumentIssuedData,
  type PrintFact,
  type TillEntry,
} from '@balcao/domain';
import { aShopWithTill, Trading } from '@balcao/domain/testing';
import { paperOf, printedDocumentOf } from '@balcao/printing';
import { quantity } from '@balcao/pricing';
import {
  addArticle,
  emptyCart,
  setDiscount,
  setLineDiscount,
  setNote,
  type Cart,
} from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import type { KeptSale } from '../returns/kept-sales.js';
import { pricingOf } from '../till/pricing-of.js';
import { saleEntry, seriesOf } from '../till/sale-entry.js';
import { receiptOf, type Receipt } from './receipt-of.js';
import { returnReceipt } from './return-receipt.js';
import { copyOf, receiptHtml, receiptPaper } from './receipt-paper.js';

const at = '2026-03-02T06:00:00.000Z';
const paper: TillPaper = { typeId: 'VD', typeName: 'Venda a Dinheiro', language: 'pt' };

function startOf(books: Books): TillStart {
  const company = companyOf(books);
  const consumer = books.parties.parties.get('consumer');
  return {
    revision: 0,
    now: at,
    companyName: company.name,
    currency: company.currency,
    timeZone: 'Africa/Maputo',
    settings: books.companies.settings.get(),
    registers: [],
    printsOverNetwork: false,
    denominations: [],
    accounts: [],
    categories: [],
    cashiers: [],
    approvers: [],
    parked: [],
    papers: [paper],
    series: [
      {
        id: 'VD_2026C1',
        typeId: 'VD',
        year: 2026,
        prefix: 'VD',
        code: '2026C1',
        nextNumber: 1,
      },
    ],
    methods: [...books.payments.methods.values()],
    vat: [...books.vat.codes.values()],
    supplier: supplierSnapshot(company),
    ...(consumer && { anyone: partySnapshot(consumer) }),
  };
}

const soap = { id: 'soap', name: 'Sabão', unit: 'un', price: '174.00', vatId: 'vat_NOR' };

/** A sale that the till wrote down, its receipt, and the document that the books made of it. */
function sold(cart: Cart): {
  readonly receipt: Receipt;
  readonly issued: DocumentIssuedData;
  readonly books: Books;
  readonly shop: Trading;
  readonly kept: KeptSale;
} {
  const shop = new Trading(aShopWithTill());
  const till = { cashRegisterId: 'till1', deviceId: 'tablet_01' };
  shop.run({ type: 'TakeTill', ...till, device: 'Balcão 1' });
  shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });
  const start = startOf(shop.books);
  const series = seriesOf(start, 'VD', 2026);
  if (series === undefined) throw new Error('the till has no series');
  const name = shop.books.catalog.articles.get('soap')?.name ?? '';
  const named = { ...cart, lines: cart.lines.map((line) => ({ ...line, name })) };
  const shift = {
    id: 'shift1',
    number: 1,
    on: '2026-03-02',
    openedAt: at,
    treasuryAccountId: 'drawer',
    floatMinor: 0,
    cashiers: [],
    counts: 0,
  };
  const rows = [{ key: 'a', methodId: 'method_cash', isCash: true, receivedMinor: 100_000 }];
  const { action, kept } = saleEntry(
    named,
    { rows },
    {
      shift,
      series,
      number: 1,
      pricing: pricingOf(start),
      saleId: 's1',
      cashierId: 'owner',
    },
  );
  const unchained = { ...action, id: 'e1', sequence: 1, at, previous: '' };
  const entry: TillEntry = { ...unchained, hash: laneHash(unchained) };
  if (entry.kind !== 'sell') throw new Error('the till sold nothing');
  const taking = { type: 'TakeTillEntry', ...till, lane: 1, clockOffMs: 0, entry } as const;
  const event = shop.run(taking).find(({ type }) => type === 'DocumentIssued');
  if (event?.type !== 'DocumentIssued') throw new Error('the books issued nothing');
  const priced = priceCart(named, pricingOf(start));
  const seller = event.data.till?.cashier ?? '';
  const codeOf = (id: string) => shop.books.catalog.articles.get(id)?.code;
  const context = {
    start,
    series,
    number: 1,
    issuedOn: event.data.issuedOn,
    party: undefined,
    codeOf,
    register: 'Caixa 1',
    seller,
  };
  const receipt = receiptOf({ said: entry.said, entry }, { cart: named, priced }, context);
  return { receipt, issued: event.data, books: shop.books, shop, kept };
}

const oneSoap = addArticle(emptyCart, soap, { key: 'a', merges: true });
const threeWithDiscounts = setNote(
  setDiscount(
    setLineDiscount(
      addArticle(
        oneSoap,
        { ...soap, price: '99.99' },
        { key: 'b', merges: false, quantity: quantity('3') },
      ),
      'b',
      { percentage: '5' },
    ),
    { minor: 1_000 },
  ),
  'Entregar à porta',
);

describe('the receipt of a till', () => {
  it.each([
    ['one article', oneSoap],
    ['discounts and a note', threeWithDiscounts],
  ])('says of %s what the document of the books says', (_, cart) => {
    const { receipt, issued, books } = sold(cart);
    const copy = { copy: 'original', isPreview: false, isCancelled: false } as const;
    const wish = { ...copy, issued, isDraft: false, paperSize: 'thermal80' } as const;
    const theirs = paperOf(printedDocumentOf(books, wish).printed);
    const { mentions, ...ours } = receiptPaper(receipt, 'original');
    expect({ ...ours, mentions: mentions.slice(0, -1) }).toEqual(theirs);
  });

  it('names the till, the entry and its hash at its foot', () => {
    const { receipt } = sold(oneSoap);
    const { mentions } = receiptPaper(receipt, 'original');
    expect(mentions.at(-1)).toMatch(/^Caixa 1 · nº 1 · [0-9A-F]{4}-[0-9A-F]{2}$/);
    expect(shortHash('9f2c71aa')).toBe('9F2C-71');
  });

  it('says who sold where its model wants it', () => {
    const { receipt } = sold(oneSoap);
    const facts = (...chosen: PrintFact[]) =>
      receiptPaper({ ...receipt, paper: { ...receipt.paper, facts: chosen } }, 'original').facts;
    expect(receipt.seller).not.toBe('');
    expect(facts('issuedOn', 'seller')).toContainEqual({
      label: 'Emitido por',
      value: receipt.seller,
    });
    expect(facts('issuedOn').map(({ label }) => label)).not.toContain('Emitido por');
  });

  it('is the original once, and a duplicate that says so from then on', () => {
    const { receipt } = sold(oneSoap);
    expect(copyOf(receipt)).toBe('original');
    expect(copyOf({ copies: 1 })).toBe('duplicate');
    expect(receiptHtml(receipt, 'original')).not.toBe(receiptHtml(receipt, 'duplicate'));
  });
});

describe('the paper of a credit note of a till', () => {
  it.each([
    ['one article', oneSoap],
    ['discounts', threeWithDiscounts],
  ])('says of %s what the document of the books says', (_, cart) => {
    const { receipt, books, shop, kept } = sold(cart);
    const chosen = new Map([[0, quantity('1')]]);
    const start = startOf(books);
    const series = { id: 'NC_2026C1', typeId: 'NC', year: 2026, prefix: 'NC', code: '2026C1' };
    const fields = { shiftId: 'shift1', returnId: 'r1', originId: kept.documentId };
    const unchained = {
      id: 'e2',
      sequence: 2,
      at,
      previous: '',
      kind: 'return' as const,
      said: { ...fields, lines: [{ line: 0, quantity: '1' }], reason: 'avariado' },
    };
    const entry: TillEntry = { ...unchained, hash: laneHash(unchained) };
    const back = { original: receipt, sale: kept, chosen, reason: 'avariado' };
    const context = {
      start,
      series: { ...series, nextNumber: 1 },
      number: 1,
      issuedOn: receipt.issued.issuedOn,
      register: 'C1',
      seller: 'Amélia',
    };
    const note = returnReceipt(entry, back, context);
    const worth = note.issued.totals.totalMinor;
    const refund = [{ methodId: 'method_cash', amountMinor: worth }];
    const event = shop
      .run({ type: 'ReturnAtTill', ...fields, ...unchained.said, refund })
      .find(({ type }) => type === 'DocumentIssued');
    if (event?.type !== 'DocumentIssued') throw new Error('the books issued nothing');
    const { lines, totals, reference, originId, issuedOn, account } = event.data;
    expect(note.issued).toMatchObject({ totals, reference, originId, issuedOn, account });
    const figures = lines.map(({ baseMinor, vatMinor, netMinor }) => [
      baseMinor,
      vatMinor,
      netMinor,
    ]);
    expect(
      note.issued.lines.map(({ baseMinor, vatMinor, netMinor }) => [baseMinor, vatMinor, netMinor]),
    ).toEqual(figures);
    expect(receiptHtml(note, 'original')).toContain('VD 2026C1/1');
  });
});
