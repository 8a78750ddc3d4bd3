import type { DocumentTypeFields } from './document-types.events.js';

/** The orders of the time in which types did not say themselves what they are. */
const codes: ReadonlySet<string> = new Set(['EC', 'NE', 'EF']);

/** Whether documents of the type are orders; records and documents of before do not say it. */
export function isOrderType(typeId: string, isOrder?: boolean): boolean {
  return isOrder ?? codes.has(typeId);
}

/** Whether the code alone would be taken for an order: a document that is none has to say so. */
export const looksLikeOrder = (typeId: string): boolean => codes.has(typeId);

type Registered = DocumentTypeFields & { readonly id: string };

/** A type as it was registered, which says whether it is an order. */
export function withOrder<T extends Registered>(type: T): T {
  if (type.isOrder !== undefined) return type;
  const { id, group, movesStock, accountEffect } = type;
  const hasEffect = group === 'internal' || movesStock !== 'none' || accountEffect !== 'none';
  return { ...type, isOrder: !hasEffect && isOrderType(id) };
}
