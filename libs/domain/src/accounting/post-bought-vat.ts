import type { PurchaseUse } from '../vat/index.js';
import type { PartName } from './posting-rules.js';
import type { Postings } from './posting.js';

/** Where the deducted VAT of each use is posted (CIVA 19 to 22). */
const deductedParts: Readonly<Record<PurchaseUse, PartName>> = {
  inventory: 'vatOfGoods',
  import: 'vatOfGoods',
  asset: 'vatOfAssets',
  other: 'vatOfOthers',
  half: 'vatOfOthers',
  reverse: 'vatOfOthers',
  none: 'vatOfOthers',
};

interface BoughtVat {
  readonly vatId?: string;
  readonly vatUse: PurchaseUse;
  readonly vatMinor: number;
  readonly deductedMinor: number;
  /** What of it is part of a cost. */
  readonly inCostMinor: number;
}

/**
 * The VAT of what was bought: what is deducted, what the company charges itself, and what is left
 * of purchases and expenses of before, where it is in no cost. `sign` -1 takes it back.
 */
export function addBoughtVat(postings: Postings, bought: BoughtVat, sign: number): void {
  const { vatId, vatUse, vatMinor, deductedMinor, inCostMinor } = bought;
  const selfChargedMinor = vatUse === 'reverse' ? deductedMinor : 0;
  const of = vatId === undefined ? {} : { key: vatId };
  postings.add(deductedParts[vatUse], sign * deductedMinor, of);
  postings.add('selfChargedVat', sign * selfChargedMinor, of);
  const leftMinor = vatMinor + selfChargedMinor - deductedMinor - inCostMinor;
  postings.add('vatNotDeducted', sign * leftMinor, of);
}
