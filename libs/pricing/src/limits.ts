/** Most decimals of a quantity. */
export const QUANTITY_PLACES_MAX = 6;

/** Most decimals of a unit price. */
export const UNIT_PRICE_PLACES_MAX = 6;

/** Most decimals of a rate, which is a percentage. */
export const RATE_PLACES_MAX = 4;

/**
 * Most significant digits of a decimal: its digits, read as a whole number, stay a safe integer.
 */
export const DECIMAL_DIGITS_MAX = 15;

/** Most discounts that cascade on one line. */
export const LINE_DISCOUNTS_MAX = 5;

/** Decimals of an amount of money: one unit holds 100 minor units. */
export const MINOR_PLACES = 2;

/** Longest text read as a decimal, in characters; anything longer is none. */
export const DECIMAL_TEXT_MAX = 64;

/**
 * The largest amount that one fact may say, in minor units: a hundred thousand million meticais.
 * Nothing that is bought and sold in Mozambique comes near it.
 */
export const AMOUNT_MINOR_MAX = 10_000_000_000_000;

/** How far a sum may go either way, in minor units: a balance, a figure of a shift. */
export const SUM_MINOR_MAX = 1_000_000_000_000_000;

/**
 * What is sold or moved in stock in one day, in minor units: 31 of such days are still a safe
 * integer, so that the sums of a month are exact.
 */
export const DAY_MINOR_MAX = 200_000_000_000_000;

/** The largest quantity that one line may say: a hundred million units. */
export const QUANTITY_MICROS_MAX = 100_000_000_000_000;

/** How far the stock of an article may go either way, in micros. */
export const QUANTITY_SUM_MICROS_MAX = 1_000_000_000_000_000;

/** What moves in one day, in micros; see `DAY_MINOR_MAX`. */
export const DAY_MICROS_MAX = 200_000_000_000_000;
