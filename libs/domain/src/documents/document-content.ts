/** One line as it is written; quantities, prices and rates are decimal strings still to be read. */
export interface LineContent {
  readonly articleId?: string;
  /** Compulsory without an article; otherwise the article's name. */
  readonly description?: string;
  readonly unit?: string;
  readonly quantity: string;
  readonly unitPrice: string;
  /** Percentages, one after the other. */
  readonly discounts?: readonly string[];
  readonly discountMinor?: number;
  readonly vatId: string;
}

export interface DiscountContent {
  readonly percentage?: string;
  readonly minor?: number;
}

export interface ContactContent {
  readonly name?: string;
  readonly contact?: string;
  readonly address?: string;
}

/** What a person writes on a document: a draft may still miss any of it. */
export interface DocumentContent {
  readonly documentTypeId?: string;
  /** Without it, the open series of the type and the issue day's year. */
  readonly seriesId?: string;
  /** Without it, today. */
  readonly issuedOn?: string;
  /** Either of the two; without both, the client's terms. */
  readonly paymentTermsDays?: number;
  readonly dueOn?: string;
  readonly clientId?: string;
  readonly lines: readonly LineContent[];
  readonly commercialDiscount?: DiscountContent;
  readonly financialDiscount?: DiscountContent;
  /** Without it, as the company's settings say. */
  readonly vatIncluded?: boolean;
  readonly originId?: string;
  readonly orderNumber?: string;
  readonly note?: string;
  readonly receiver?: ContactContent;
  readonly carrier?: ContactContent;
}
