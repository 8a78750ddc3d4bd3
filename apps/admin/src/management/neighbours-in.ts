interface Pages {
  readonly ids: readonly string[];
  /** Those of the page before, read where the record is the first of its own. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The ids beside one, also over the edge of its page; none for one that is not on it. */
export function neighboursIn(
  id: string,
  { ids, before, after }: Pages,
): { readonly previousId: string | undefined; readonly nextId: string | undefined } {
  const at = ids.indexOf(id);
  if (at === -1) return { previousId: undefined, nextId: undefined };
  return { previousId: ids[at - 1] ?? before.at(-1), nextId: ids[at + 1] ?? after[0] };
}
