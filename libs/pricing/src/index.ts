export { allocate } from './allocate.js';
export { CASH_COIN_MINOR_MAX, cashRounding, cashRoundings } from './cash-rounding.js';
export { articlePrice, type ArticlePrices, type PriceTerms } from './article-price.js';
export { amountInWords, type Language } from './amount-in-words.js';
export { creditShare, creditValue } from './credit.js';
export type { CreditFigures, LineFigures } from './credit.js';
export {
  convertCharged,
  convertMinor,
  convertPrice,
  rateBetween,
  salePriceOf,
} from './exchange.js';
export { splitVat, type SplitAmount } from './split-vat.js';
export { canonical, isQuantity, isRate, isUnitPrice } from './decimal.js';
export { quantity, rate, unitPrice } from './decimal.js';
export type { Decimal, Quantity, Rate, UnitPrice } from './decimal.js';
export {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  round,
  subtractDecimals,
} from './decimal-arithmetic.js';
export type {
  DocumentDiscount,
  DocumentTotals,
  LineInput,
  PricedDocument,
  PricedLine,
  PricingOptions,
  RoundingPolicy,
  VatGroup,
} from './document.js';
export * from './limits.js';
export {
  averageMicros,
  costMinorOf,
  fromMicros,
  MICRO_PLACES,
  partOfMinor,
  quantityOfMicros,
  toMicros,
  unitCostMicrosOf,
  unitPriceOfMicros,
} from './micros.js';
export { formatMinor, money, parseMinor, type Currency, type Money } from './money.js';
export { periodPrice, remainingValue, type PlanPeriod } from './plan.js';
export { priceDocument } from './price-document.js';
export { PricingError, type PricingErrorCode, type PricingErrorParams } from './pricing-error.js';
export { isSamePrice, priceWithVat, priceWithoutVat } from './vat-price.js';
