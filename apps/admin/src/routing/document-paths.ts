/** The list of a type's documents. */
export const listPath = (typeId: string): string =>
  `/commercial/document/${encodeURIComponent(typeId)}`;

/** The drafts of a type. */
export const draftsPath = (typeId: string): string => `${listPath(typeId)}/drafts`;

/** The editor of a document that is not begun yet. */
export const createPath = (typeId: string): string => `${listPath(typeId)}/create`;

/** The editor of a draft. */
export const draftPath = (typeId: string, draftId: string): string =>
  `${listPath(typeId)}/draft/${encodeURIComponent(draftId)}`;

/** An issued document. */
export const documentPath = (typeId: string, id: string): string =>
  `${listPath(typeId)}/${encodeURIComponent(id)}`;

/** What an address below a type's list asks for. */
export type Place =
  | { readonly kind: 'list' | 'drafts' | 'create' }
  | { readonly kind: 'draft' | 'document'; readonly id: string };

/** Reads the rest of an address: `draft/01J…`, `FT_2026.17`; `undefined` for no place of ours. */
export function placeOf(rest: string): Place | undefined {
  const parts = rest.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { kind: 'list' };
  if (parts.length === 1 && (first === 'create' || first === 'drafts')) return { kind: first };
  if (parts.length === 1) return { kind: 'document', id: first };
  if (parts.length === 2 && first === 'draft' && second !== undefined) {
    return { kind: 'draft', id: second };
  }
  return undefined;
}
