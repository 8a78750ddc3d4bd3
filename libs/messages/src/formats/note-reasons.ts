import type { NoteReasonCode } from '@balcao/domain';
import type { Language } from '../screens/index.js';

/** Why credit and debit notes are issued, as screens, papers and fiscal files say it. */
export const noteReasons: Readonly<Record<Language, Readonly<Record<NoteReasonCode, string>>>> = {
  en: {
    goodsReturned: 'Goods returned',
    notDelivered: 'Goods not delivered',
    wrongPrice: 'Wrong price',
    wrongQuantity: 'Wrong quantity',
    wrongDetails: 'Wrong details',
    discount: 'Discount granted',
    charges: 'Charges added',
    other: 'Other reason',
  },
  pt: {
    goodsReturned: 'Devolução de mercadoria',
    notDelivered: 'Mercadoria não entregue',
    wrongPrice: 'Preço errado',
    wrongQuantity: 'Quantidade errada',
    wrongDetails: 'Dados errados',
    discount: 'Desconto concedido',
    charges: 'Encargos acrescentados',
    other: 'Outro motivo',
  },
};

/** A note's reason in words: of its code, and what is written on it. */
export function noteReasonOf(
  { reasonCode, note }: { readonly reasonCode?: NoteReasonCode; readonly note?: string },
  language: Language,
): readonly string[] {
  const texts = note === undefined || note === '' ? [] : [note];
  if (reasonCode === undefined || (reasonCode === 'other' && texts.length > 0)) return texts;
  return [noteReasons[language][reasonCode], ...texts];
}
