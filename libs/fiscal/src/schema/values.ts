import type { ValueRule } from './schema.js';

/** A text of 1 to so many characters. */
export const text = (lengthMax: number, lengthMin = 1): ValueRule => ({
  base: 'string',
  lengthMin,
  lengthMax,
});

/** A text that matches as a whole. */
export const matching = (
  pattern: string,
  limits: { readonly lengthMin?: number; readonly lengthMax?: number } = {},
): ValueRule => ({ base: 'string', patterns: [wholly(pattern)], ...limits });

/** A pattern of XML Schema, which has to match the whole text. */
export const wholly = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');

/** One of words with spaces between. */
export const oneOf = (words: string): ValueRule => ({
  base: 'string',
  oneOf: new Set(words.split(' ')),
});

/** From `min` to `max`, both allowed. */
export const wholeNumber = (min: number, max: number): ValueRule => ({
  base: 'integer',
  min: `${min}`,
  max: `${max}`,
});

/** How many. */
export const count: ValueRule = { base: 'nonNegativeInteger' };
/** Amounts, prices and quantities are never below zero: the side says which way they go. */
export const amount: ValueRule = { base: 'decimal', min: '0' };
/** Exactly two decimals. */
export const cents: ValueRule = { base: 'decimal', min: '0', patterns: [wholly('\\d+\\.\\d{2}')] };
/** A calendar day as XML has it, `2026-02-28`. */
export const day: ValueRule = { base: 'date' };
/** A day that a header may name. */
export const headerDay: ValueRule = { base: 'date', min: '2000-01-01', max: '9999-12-31' };
/** An instant to the second, as XML has it, `2026-02-28T14:30:00`. */
export const time: ValueRule = { base: 'dateTime' };
/** 0 or 1. */
export const flag = wholeNumber(0, 1);
/** Two letters, or the word for what is not known. */
export const country = matching('[A-Z]{2}|Desconhecido', { lengthMin: 2 });
/** The ISO 4217 code, checked only by its shape. */
export const currency = matching('[A-Z]{3}', { lengthMin: 3, lengthMax: 3 });
