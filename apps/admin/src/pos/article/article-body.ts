/** What is known of an article at a counter; the price with VAT, a decimal string. */
export interface ArticleAtTill {
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly vatId: string;
}

/** Digits that a scanner reads are a barcode besides. */
const isBarcode = (code: string): boolean => /^\d{8,14}$/.test(code);

/** The article as it is sent; it moves stock, by the unit. */
export const articleBody = (id: string, { code, name, price, vatId }: ArticleAtTill) => ({
  id,
  code,
  name: name.trim(),
  kind: 'article',
  unit: 'un',
  vatId,
  barcodes: isBarcode(code) ? [code] : [],
  salePriceWithVat: price,
  movesStock: true,
});
