import { allocate } from '@balcao/pricing';
import type { Writable } from '../kernel/index.js';
import type { PurchaseUse } from '../vat/index.js';
import { boughtVat, chargedLines, type ExchangedGroup } from './charged-lines.js';
import type { ChargeKind } from './document.limits.js';
import type { DocumentIssuedData, IssuedLine } from './document.events.js';

/**
 * What a document charges at one VAT code, of a purchase for one use, and of charges of one kind,
 * in minor units of the company's currency.
 */
export interface ChargedPart {
  readonly vatId: string;
  /** Without VAT. */
  readonly baseMinor: number;
  /** What of the base is for services. */
  readonly servicesMinor?: number;
  /** What of the base is for fixed assets; parts of before have them among goods and services. */
  readonly assetsMinor?: number;
  readonly vatMinor: number;
  /** Of a purchase, what its VAT was for; parts of before do not say it. */
  readonly vatUse?: PurchaseUse;
  /** What of services it is charged for besides; parts of before have all in one. */
  readonly charge?: ChargeKind;
  /** What is deducted; of reverse charge, what the company charges itself too. */
  readonly deductedMinor?: number;
  /** What of the VAT is not deducted and part of the cost of goods, and of services. */
  readonly inGoodsMinor?: number;
  readonly inServicesMinor?: number;
  readonly inAssetsMinor?: number;
}

/** What taking a document back takes back of trade and VAT, as the document had charged it. */
export interface ReversedCharges {
  /** As printed, `FT 2026/17`. */
  readonly reference: string;
  readonly typeId: string;
  /** 1 for a sale or a purchase, -1 for what takes one back, 0 for an opening balance. */
  readonly sign: 1 | -1 | 0;
  readonly parts: readonly ChargedPart[];
}

/** What parties owed before the books began is no trade of the day on which it is entered. */
export const openingTypes = { sales: 'SI', purchases: 'SIF' } as const;

/** What decides how a document counts, on its event or on a row of one of its lines. */
export type Counted = Pick<DocumentIssuedData, 'typeId' | 'accountEffect' | 'group' | 'isTraining'>;

/**
 * How a document counts: 1 for an invoice, a cash sale, a debit note; -1 for a credit note; 0 for
 * what has no effect on an account (quotations, orders, delivery notes), for opening balances, for
 * internal documents and for those of a training series.
 */
export function signOf(issued: Counted): 1 | -1 | 0 {
  const { accountEffect, group = 'sales', isTraining, typeId } = issued;
  if (accountEffect === 'none' || group === 'internal' || isTraining === true) return 0;
  if (typeId === openingTypes[group]) return 0;
  const takesBack = group === 'sales' ? 'credit' : 'debit';
  return accountEffect === takesBack ? -1 : 1;
}

/**
 * What a document charges at each VAT code, in the company's currency. A document in another
 * currency says it; one of before shares its worth out, so that no cent is lost.
 */
export function chargedGroups({ totals, exchange }: DocumentIssuedData): readonly ExchangedGroup[] {
  const { groups } = totals;
  if (exchange === undefined) return groups;
  if (exchange.groups !== undefined) return exchange.groups;
  if (groups.length === 0) return [];
  const bases = allocate(
    exchange.baseMinor,
    groups.map(({ baseMinor }) => baseMinor),
  );
  const vats = allocate(
    exchange.vatMinor,
    groups.map(({ vatMinor }) => vatMinor),
  );
  return groups.map((_, at) => ({ baseMinor: bases[at] ?? 0, vatMinor: vats[at] ?? 0 }));
}

/** What a document charges at each VAT code and use, services told apart from goods. */
export function chargedParts(issued: DocumentIssuedData): readonly ChargedPart[] {
  const parts = new Map<string, Writable<ChargedPart>>();
  const charged = chargedLines(issued);
  const isPurchase = issued.group === 'purchases';
  for (const [at, line] of issued.lines.entries()) {
    const { baseMinor, vatMinor } = charged[at] ?? { baseMinor: 0, vatMinor: 0 };
    const bought = isPurchase ? boughtVat(line, { baseMinor, vatMinor }) : undefined;
    const { charge } = line;
    const key = `${line.vatId} ${bought?.use ?? ''} ${charge ?? ''}`;
    const part = parts.get(key) ?? { vatId: line.vatId, baseMinor: 0, vatMinor: 0 };
    parts.set(key, part);
    if (charge !== undefined) part.charge = charge;
    part.baseMinor += baseMinor;
    part.vatMinor += vatMinor;
    if (line.isAsset === true) addTo(part, 'assetsMinor', baseMinor);
    else if (line.isService === true) addTo(part, 'servicesMinor', baseMinor);
    if (bought === undefined) continue;
    part.vatUse = bought.use;
    addTo(part, 'deductedMinor', bought.deductedMinor);
    // Lines of before left it out of the cost.
    if (line.vatUse === undefined) continue;
    addTo(part, inCostOf(line), bought.notDeductedMinor);
  }
  return [...parts.values()];
}

type Share =
  | ('servicesMinor' | 'assetsMinor' | 'deductedMinor')
  | ('inGoodsMinor' | 'inServicesMinor' | 'inAssetsMinor');

/** Of whose cost the VAT is that is not deducted. */
function inCostOf({ isAsset, isService }: IssuedLine): Share {
  if (isAsset === true) return 'inAssetsMinor';
  return isService === true ? 'inServicesMinor' : 'inGoodsMinor';
}

function addTo(part: Writable<ChargedPart>, share: Share, minor: number): void {
  if (minor !== 0) part[share] = (part[share] ?? 0) + minor;
}

/** What taking the document back takes back; nothing of one that charges nothing. */
export function reversedCharges(issued: DocumentIssuedData): ReversedCharges {
  const { reference, typeId } = issued;
  const sign = signOf(issued);
  return { reference, typeId, sign, parts: sign === 0 ? [] : chargedParts(issued) };
}
