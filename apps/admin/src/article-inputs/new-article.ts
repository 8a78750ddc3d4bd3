/** What an article begins with. */
export const newArticle = { kind: 'article', unit: 'un', movesStock: true, barcodes: [] } as const;
