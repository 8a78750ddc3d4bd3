/**
 * The types of a union of events, for the folds that want all of it: one that is added to the union
 * does not compile until it is listed here too, so that no fold overlooks it.
 */
export const typesOf = <T extends string>(types: Readonly<Record<T, true>>): readonly T[] =>
  Object.keys(types) as T[];
