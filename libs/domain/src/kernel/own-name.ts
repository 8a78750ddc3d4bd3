/**
 * A name that the product gives: of a command that nobody sent, or of a place that belongs to no
 * company. It begins with a character that no id or key from outside may contain, so that the two
 * can never be equal.
 */
export type OwnName = `~${string}`;

/** Marks a name as the product's own. */
export const ownName = (name: string): OwnName => `~${name}`;

/** Whether a name bears the mark of the product's own. */
export const isMarked = (name: string): name is OwnName => name.startsWith('~');

/**
 * What earlier versions called the same, without the mark: journals keep such names for ever.
 * `undefined` for the name of somebody else.
 */
export const formerName = (name: string): string | undefined =>
  isMarked(name) ? name.slice(1) : undefined;

/** The name as it is, or as earlier versions recorded it. */
export const isOwnName = (name: string, recorded: string): boolean =>
  recorded === name || recorded === formerName(name);
