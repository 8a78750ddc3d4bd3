import type { ExchangeRateRow } from '@balcao/contracts';
import { convertPrice, isUnitPrice, unitPrice } from '@balcao/pricing';
import type { Language } from '@balcao/messages';
import { writeDecimal } from '../../formats/typed-decimal.js';
import type { EditorLine } from './state.js';
import { readDecimal } from './typed.js';

/** The exchange rate of a document's currency, as issuing will record it. */
export interface Quote {
  readonly currency: string;
  /** 1 for the company's own. */
  readonly price: string;
}

/** The quote of a day, or the last one before it; rates come newest first. */
export function quoteOn(
  currency: string,
  day: string,
  rates: readonly Pick<ExchangeRateRow, 'on' | 'salePrice'>[],
): Quote | undefined {
  const rate = rates.find(({ on }) => on <= day);
  return rate && { currency, price: rate.salePrice };
}

interface Places {
  readonly language: Language;
  /** Most decimals of a unit price. */
  readonly decimalPlaces: number;
}

/** An article's price on a line, converted if the document is in a foreign currency. */
export function priceInQuote(
  price: string,
  quote: Quote,
  ownCurrency: string,
  { language, decimalPlaces }: Places,
): Pick<EditorLine, 'unitPrice' | 'converted'> {
  if (quote.currency === ownCurrency) {
    return { unitPrice: writeDecimal(price, language), converted: undefined };
  }
  const inQuote = convertPrice(unitPrice(price), own, unitPrice(quote.price), decimalPlaces);
  const written = writeDecimal(inQuote, language);
  return { unitPrice: written, converted: { price, written } };
}

const own = unitPrice('1');

/** Whether the line still has the converted price of its article. */
export const isConverted = ({ converted, unitPrice: typed }: EditorLine): boolean =>
  converted !== undefined && converted.written === typed;

/** The lines with a price to convert. */
export const pricedLines = (
  lines: readonly EditorLine[],
  language: Language,
): readonly EditorLine[] =>
  lines.filter((line) => {
    const price = readDecimal(line.unitPrice, language);
    return isUnitPrice(price) && Number(price) !== 0;
  });

/**
 * The lines with prices at another rate. A price converted from an article's is computed from that
 * again, so that switching back and forth loses nothing.
 */
export function convertLines(
  lines: readonly EditorLine[],
  from: Quote,
  to: Quote,
  ownCurrency: string,
  places: Places,
): readonly EditorLine[] {
  const { language, decimalPlaces } = places;
  const priced = new Set(pricedLines(lines, language));
  return lines.map((line) => {
    if (!priced.has(line)) return line;
    if (line.converted && isConverted(line)) {
      return { ...line, ...priceInQuote(line.converted.price, to, ownCurrency, places) };
    }
    const price = unitPrice(readDecimal(line.unitPrice, language));
    if (from.currency === ownCurrency) {
      return { ...line, ...priceInQuote(price, to, ownCurrency, places) };
    }
    const moved = convertPrice(price, unitPrice(from.price), unitPrice(to.price), decimalPlaces);
    return { ...line, unitPrice: writeDecimal(moved, language), converted: undefined };
  });
}
