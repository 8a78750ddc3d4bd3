import { filled, paperDay, type PrintMessages } from '@balcao/messages';
import type { PrintedDocument } from './printed-document.js';

/**
 * What the law wants a paper to say of itself (domain.md §1.2 and §1.5 C8, C9, C14, C16); the four
 * characters of its signature stand before how it was made.
 */
export function mentionsOf(document: PrintedDocument, texts: PrintMessages): readonly string[] {
  const { issued, isFiscal, copy } = document;
  const { marks } = texts;
  const { recovered } = issued;
  const isSale = issued.group === undefined || issued.group === 'sales';
  return [
    ...(issued.isTraining ? [marks.training] : []),
    ...(issued.vatIncluded ? [marks.pricesWithVat] : []),
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
      ? [marks.processed]
      : [`${issued.signature.characters}-${marks.processed}`]),
  ];
}
