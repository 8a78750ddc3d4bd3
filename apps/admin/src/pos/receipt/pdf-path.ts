/** The URL of a document's PDF. */
export function pdfPath(companyId: string, documentId: string): string {
  const query = new URLSearchParams({ format: 'pdf', company: companyId });
  return `/api/documents/${encodeURIComponent(documentId)}/paper?${query.toString()}`;
}
