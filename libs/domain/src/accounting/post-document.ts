import {
  chargedParts,
  openingTypes,
  signOf,
  type ChargedPart,
  type DocumentIssuedData,
} from '../documents/index.js';
import type { JournalEventOf } from '../events.js';
import { ledgerOf, type Ledger } from '../ledger/index.js';
import type { StockMove } from '../stock/index.js';
import { boughtCharges, soldCharges } from './charge-parts.js';
import type { Postings } from './posting.js';
import { addBoughtVat } from './post-bought-vat.js';
import { addStock } from './post-stock.js';

type Group = NonNullable<DocumentIssuedData['group']>;

/** The entry of a document: its party, its money, what it charges, and the goods it moves. */
export function postDocument(postings: Postings, issued: DocumentIssuedData): Postings {
  const { group = 'sales', account, partyId, payment, stock = [], typeId, isTraining } = issued;
  if (isTraining === true) return postings;
  if (issued.accountEffect !== 'none') {
    addBalance(postings, { ledger: ledgerOf(group), partyId, ...account });
    if (payment !== undefined) postings.addMoney(payment.entries, payment.rows);
    const sign = signOf(issued);
    addCharges(postings, group, sign, sign === 0 ? [] : chargedParts(issued));
    postings.balance(isOpening(typeId) ? 'broughtForward' : 'exchangeDifference');
  }
  return addGoods(postings, group, typeId, stock);
}

/** Takes the entry of a document back, or makes it again. */
export function postDocumentAgain(
  postings: Postings,
  { type, data }: JournalEventOf<'DocumentCancelled' | 'DocumentRestored'>,
): Postings {
  const { account, entries = [], charges, group = 'sales', stock = [] } = data;
  if (account !== undefined) {
    addBalance(postings, { ...account, ledger: account.ledger ?? 'client' });
  }
  postings.addMoney(entries);
  if (charges !== undefined) {
    const { sign, parts, typeId } = charges;
    const again = type === 'DocumentRestored' ? sign : opposite(sign);
    addCharges(postings, group, sign, parts, again === sign ? 1 : -1);
    postings.balance(isOpening(typeId) ? 'broughtForward' : 'exchangeDifference');
  } else postings.balance('unexplained');
  return addGoods(postings, group, charges?.typeId, stock);
}

const opposite = (sign: 1 | -1 | 0) => (sign === 1 ? -1 : sign === -1 ? 1 : 0);

const isOpening = (typeId: string) =>
  typeId === openingTypes.sales || typeId === openingTypes.purchases;

interface Balance {
  readonly ledger: Ledger;
  readonly partyId: string;
  readonly debitMinor: number;
  readonly creditMinor: number;
}

/** What happens on the party's account; nothing where a document is paid as it is issued. */
export function addBalance(
  postings: Postings,
  { ledger, partyId, debitMinor, creditMinor }: Balance,
): void {
  const owedMinor = debitMinor - creditMinor;
  if (ledger === 'client') postings.add('clientBalance', owedMinor, { partyId });
  else postings.add('supplierBalance', 0 - owedMinor, { partyId });
}

/** What is charged, as a sale or as what takes one back; `times` -1 undoes it. */
function addCharges(
  postings: Postings,
  group: Group,
  sign: 1 | -1 | 0,
  parts: readonly ChargedPart[],
  times: 1 | -1 = 1,
): void {
  const add = group === 'sales' ? addSold : addBought;
  for (const part of parts) add(postings, part, sign, times);
}

function addSold(postings: Postings, part: ChargedPart, sign: 1 | -1 | 0, times: 1 | -1): void {
  const { vatId: key, baseMinor, servicesMinor = 0, vatMinor } = part;
  const goods = sign === -1 ? 'returnedSales' : 'soldGoods';
  postings.add(goods, times * (baseMinor - servicesMinor), { key });
  postings.add(soldServices(part), sign * times * servicesMinor, { key });
  postings.add('vatOfSales', sign * times * vatMinor, { key });
}

/** What of its VAT is not deducted is part of what it costs. */
function addBought(postings: Postings, part: ChargedPart, sign: 1 | -1 | 0, times: 1 | -1): void {
  const { vatId: key, baseMinor, servicesMinor = 0, vatMinor } = part;
  const { inGoodsMinor = 0, inServicesMinor = 0, vatUse } = part;
  const { assetsMinor = 0, inAssetsMinor = 0 } = part;
  // Parts of before say no use: all of their VAT is deducted.
  const { deductedMinor = vatUse === undefined ? vatMinor : 0 } = part;
  const goods = sign === -1 ? 'returnedPurchases' : 'boughtGoods';
  postings.add(goods, times * (baseMinor - servicesMinor - assetsMinor + inGoodsMinor), { key });
  postings.add(boughtServices(part), sign * times * (servicesMinor + inServicesMinor), { key });
  postings.add('boughtAssets', sign * times * (assetsMinor + inAssetsMinor), { key });
  const inCostMinor = inGoodsMinor + inServicesMinor + inAssetsMinor;
  const vat = { vatId: key, vatUse: vatUse ?? 'inventory', vatMinor, deductedMinor, inCostMinor };
  addBoughtVat(postings, vat, sign * times);
}

const soldServices = ({ charge }: ChargedPart) =>
  charge === undefined ? 'soldServices' : soldCharges[charge];

const boughtServices = ({ charge }: ChargedPart) =>
  charge === undefined ? 'boughtServices' : boughtCharges[charge];

const goodsParts = {
  sales: 'goodsSold',
  purchases: 'goodsBought',
  internal: 'goodsUsed',
} as const;

/** Goods that enter or leave, and what stands against them. */
function addGoods(
  postings: Postings,
  group: Group,
  typeId: string | undefined,
  stock: readonly StockMove[],
): Postings {
  addStock(postings, stock);
  const part = goodsParts[group];
  for (const { costMinor, warehouseId } of stock) {
    // What enters is bought; what leaves is sold or used.
    const amountMinor = group === 'purchases' ? costMinor : 0 - costMinor;
    const key = group === 'internal' && typeId !== undefined ? { key: typeId } : {};
    postings.add(part, amountMinor, { ...key, ...(group === 'sales' && { warehouseId }) });
  }
  return postings;
}
