import type { ExchangeRateRow } from '@balcao/contracts';
import { convertPrice, isUnitPrice, unitPrice } from '@balcao/pricing';
import type { Language } from '@balcao/messages';
import { writeDecimal } from '../../formats/typed-decimal.js';
import type { EditorLine } from './state.js';
import { readDecimal } from './typed.js';

/** What one unit of a document's currency costs in the company's, as issuing will freeze it. */
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

/** What an article's price is on a line: in the company's currency as it is, else converted. */
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

/** Whether the line still has the price that an article's was converted to. */
export const isConverted = ({ converted, unitPrice: typed }: EditorLine): boolean =>
  converted !== undefined && converted.written === typed;

/** Those lines that have a price to be converted. */
export const pricedLines = (
  lines: readonly EditorLine[],
  language: Language,
): readonly EditorLine[] =>
  lines.filter((line) => {
    const price = readDecimal(line.unitPrice, language);
    return isUnitPrice(price) && Number(price) !== 0;
  });

/**
 * The lines with their prices at another quote. A price that was converted from an article's goes
 * back to that, so that going there and back loses nothing.
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
