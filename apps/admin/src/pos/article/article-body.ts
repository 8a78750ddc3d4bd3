/** The data of an article known at the counter; price with VAT as a decimal string. */
export interface ArticleAtTill {
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly vatId: string;
}

/** Scanned digits are also saved as a barcode. */
const isBarcode = (code: string): boolean => /^\d{8,14}$/.test(code);

/** The article as sent; it moves stock, by the unit. */
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
