import { formatMinor } from '@balcao/pricing';

/** What of a document is signed. */
export interface SignedFields {
  /** Invoice, movement or work date: a calendar day. */
  readonly issuedOn: string;
  /** Local, to the second, `2026-03-02T14:30:00`. */
  readonly enteredAt: string;
  /** Type, series and number, `FT 2026/17`. */
  readonly number: string;
  /** With tax; 0 of a document without values. */
  readonly grossMinor: number;
}

/**
 * What is signed of a document: its days, number and total, and the signature of the one before it
 * in its series (empty of the first), so that none can be taken out or changed (Portaria 363/2010;
 * the Angolan rules follow it).
 */
export const signedMessage = (fields: SignedFields, previous: string): string =>
  signedText({ ...fields, gross: formatMinor(fields.grossMinor) }, previous);

/** The same of a total that is text already, two decimals, as files have it. */
export const signedText = (
  fields: Omit<SignedFields, 'grossMinor'> & { readonly gross: string },
  previous: string,
): string => `${fields.issuedOn};${fields.enteredAt};${fields.number};${fields.gross};${previous}`;

/** The characters of a signature that are printed: the 1st, 11th, 21st and 31st. */
export const printedCharacters = (hash: string): string =>
  [0, 10, 20, 30].map((at) => hash.charAt(at)).join('');
