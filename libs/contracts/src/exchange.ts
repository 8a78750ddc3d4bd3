interface BaseRow {
  readonly id: string;
  readonly revision: number;
}

/** `GET /api/currencies`: with the last rate that was set. */
export interface CurrencyRow extends BaseRow {
  readonly name: string;
  readonly namePt: string;
  readonly isArchived: boolean;
  readonly on?: string;
  readonly rate?: string;
  readonly percentage?: string;
  readonly salePrice?: string;
}

/** `GET /api/exchange-rates`: what one unit of a currency costs, by day. */
export interface ExchangeRateRow extends BaseRow {
  readonly currency: string;
  readonly on: string;
  readonly rate: string;
  readonly percentage: string;
  readonly salePrice: string;
}

/** `POST /api/currencies/:id/set-rate`. */
export interface SetExchangeRateBody {
  readonly on?: string;
  readonly rate: string;
  readonly percentage?: string;
  readonly expectedRevision?: number;
}
