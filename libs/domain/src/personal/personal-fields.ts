/**
 * What of a person's data can be let go of by itself: `contact` whenever they ask, `identity` (name
 * and tax number) only while nothing that the law keeps names them.
 */
export const personalScopes = ['contact', 'identity'] as const;

/** One of the two parts of a person's data. */
export type PersonalScope = (typeof personalScopes)[number];

/** What stands for a text that every record must have and that was erased. */
export const ERASED_TEXT = '***';

/** Which fields of an event are a person's own, and whose. */
export interface PersonalFields {
  /** The field that holds the person's id. */
  readonly person: string;
  readonly fields: Readonly<Record<string, PersonalScope>>;
  /** Those that nothing can be without. */
  readonly required: readonly string[];
}
