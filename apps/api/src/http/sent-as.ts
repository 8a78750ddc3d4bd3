import { create } from 'content-disposition';

/**
 * The header of a file to be saved: under this name, regardless of its characters. Clients that
 * read no names of other languages take the plain one.
 */
export const savedAs = (name: string, plainName?: string): string =>
  create(wellFormed(name), plainName === undefined ? {} : { fallback: plainName });

/** How a file is sent that a browser shows, and saves under this name where it is asked to. */
export const shownAs = (name: string): string => create(wellFormed(name), { type: 'inline' });

/** Halves of characters, which no header can carry, become the sign for what is unknown. */
const wellFormed = (name: string): string => Buffer.from(name).toString();
