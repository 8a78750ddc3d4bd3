/** The page of a document: its type stands before its series in its id, `VD_2026C1.4`. */
export const documentPage = (id: string): string =>
  `/commercial/document/${id.split('_')[0] ?? ''}/${encodeURIComponent(id)}`;
