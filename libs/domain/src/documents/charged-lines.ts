import { allocate } from '@balcao/pricing';
import {
  formerPurchaseUse,
  purchaseVat,
  type PurchaseUse,
  type PurchaseVat,
} from '../vat/index.js';
import type { DocumentIssuedData, IssuedLine } from './document.events.js';

/** What is charged, without VAT and of VAT, in the company's currency. */
export interface ExchangedGroup {
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/**
 * What each line charges, in minor units of the company's currency. Of a document in another
 * currency the lines of a VAT code share what it is worth by what they come to in it, so that no
 * cent is lost between the lines and their document.
 */
export function chargedLines(issued: DocumentIssuedData): readonly ExchangedGroup[] {
  const { lines, totals, exchange } = issued;
  if (exchange === undefined) return lines;
  if (exchange.groups === undefined) {
    const bases = sharedBy(exchange.baseMinor, lines, ({ baseMinor }) => baseMinor);
    const vats = sharedBy(exchange.vatMinor, lines, ({ vatMinor }) => vatMinor);
    return lines.map((_, at) => ({ baseMinor: bases[at] ?? 0, vatMinor: vats[at] ?? 0 }));
  }
  const charged = new Map<IssuedLine, ExchangedGroup>();
  for (const [at, { baseMinor, vatMinor }] of exchange.groups.entries()) {
    const members = lines.filter(({ vatId }) => vatId === totals.groups[at]?.vatId);
    const bases = sharedBy(baseMinor, members, (line) => line.baseMinor);
    // Finer than by the cents of VAT that each line has in the other currency.
    const vats = sharedBy(vatMinor, members, (line) => line.baseMinor);
    for (const [of, line] of members.entries()) {
      charged.set(line, { baseMinor: bases[of] ?? 0, vatMinor: vats[of] ?? 0 });
    }
  }
  return lines.map((line) => charged.get(line) ?? { baseMinor: 0, vatMinor: 0 });
}

/** A total that parts share by what each is; nothing of none. */
export const sharedBy = <T>(total: number, parts: readonly T[], of: (part: T) => number) =>
  parts.length === 0 ? [] : allocate(total, parts.map(of));

/** What becomes of the VAT of a line that was bought; lines of before say it by their code. */
export function boughtVat(
  { vatCode, vatRate, vatUse, reverseRate }: IssuedLine,
  { baseMinor, vatMinor }: ExchangedGroup,
): PurchaseVat & { readonly use: PurchaseUse } {
  const use = vatUse ?? formerPurchaseUse(vatCode, vatRate);
  return { use, ...purchaseVat({ use, baseMinor, vatMinor, reverseRate }) };
}
