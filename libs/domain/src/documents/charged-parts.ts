import { allocate } from '@balcao/pricing';
import type { DocumentIssuedData, IssuedLine } from './document.events.js';

/** What is charged at one VAT code, in the company's currency. */
export interface ExchangedGroup {
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** What a document charges at one VAT code, in minor units of the company's currency. */
export interface ChargedPart {
  readonly vatId: string;
  /** Without VAT. */
  readonly baseMinor: number;
  /** What of the base is for services. */
  readonly servicesMinor?: number;
  readonly vatMinor: number;
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

/** What a document charges at each VAT code, services told apart from goods. */
export function chargedParts(issued: DocumentIssuedData): readonly ChargedPart[] {
  const charged = chargedGroups(issued);
  return issued.totals.groups.map(({ vatId }, at) => {
    const { baseMinor = 0, vatMinor = 0 } = charged[at] ?? {};
    const members = issued.lines.filter((line) => line.vatId === vatId);
    const servicesMinor = servicesOf(members, baseMinor, issued.exchange !== undefined);
    return { vatId, baseMinor, vatMinor, ...(servicesMinor !== 0 && { servicesMinor }) };
  });
}

function servicesOf(members: readonly IssuedLine[], baseMinor: number, isForeign: boolean): number {
  if (!members.some(({ isService }) => isService === true)) return 0;
  const own = members.map((line) => line.baseMinor);
  const bases = isForeign ? allocate(baseMinor, own) : own;
  return members.reduce(
    (sum, { isService }, at) => (isService === true ? sum + (bases[at] ?? 0) : sum),
    0,
  );
}

/** What taking the document back takes back; nothing of one that charges nothing. */
export function reversedCharges(issued: DocumentIssuedData): ReversedCharges {
  const { reference, typeId } = issued;
  const sign = signOf(issued);
  return { reference, typeId, sign, parts: sign === 0 ? [] : chargedParts(issued) };
}
