/** What is typed and not saved yet, by entry. */
export type TypedCounts = Readonly<Record<string, string>>;

/** What is left once some of it was saved: also what was typed over it meanwhile. */
export const stillUnsaved = (typed: TypedCounts, saved: TypedCounts): TypedCounts =>
  Object.fromEntries(Object.entries(typed).filter(([id, text]) => saved[id] !== text));
