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
