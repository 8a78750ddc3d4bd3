import type { SupplierSnapshot } from '@balcao/domain';
import { filled, paperDay, type PrintMessages } from '@balcao/messages';
import type { PrintedDocument } from './printed-document.js';

/**
 * What the law wants a paper to say of itself (docs/rules.md, C8, C9, C14, C16); the four
 * characters of its signature stand before how it was made.
 */
export function mentionsOf(document: PrintedDocument, texts: PrintMessages): readonly string[] {
  const { issued, isFiscal, copy } = document;
  const { marks } = texts;
  const { recovered } = issued;
  const processed = madeBy(document.certificate, issued.supplier, marks.processed);
  const isSale = issued.group === undefined || issued.group === 'sales';
  return [
    ...(issued.isTraining ? [marks.training] : []),
    // Where nothing is charged, no price includes any.
    ...(issued.vatIncluded && issued.totals.vatMinor > 0 ? [marks.pricesWithVat] : []),
    ...(recovered
      ? [
          filled(marks.recovered, {
            reference: recovered.reference,
            day: paperDay(recovered.issuedOn),
          }),
        ]
      : []),
    ...(isSale && !isFiscal ? [marks.notAnInvoice] : []),
    ...(copy === 'original' ? [] : [texts.notOriginal]),
    ...(issued.signature === undefined
      ? [processed]
      : [`${issued.signature.characters}-${processed}`]),
  ];
}

/** How a paper was made: by what was certified under the number, or by a computer. */
export function madeBy(
  certificate: string | undefined,
  { country }: Pick<SupplierSnapshot, 'country'>,
  said: PrintMessages['marks']['processed'],
): string {
  if (certificate === undefined) return said.uncertified;
  const sentence = country === 'AO' || country === 'PT' ? said[country] : said.elsewhere;
  return filled(sentence, { certificate });
}
