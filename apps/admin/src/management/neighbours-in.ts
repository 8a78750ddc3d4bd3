interface Pages {
  readonly ids: readonly string[];
  /** The ids of the previous page, read if the record is the first of its page. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The neighbouring ids of a record, across pages; undefined if it is not on the page. */
export function neighboursIn(
  id: string,
  { ids, before, after }: Pages,
): { readonly previousId: string | undefined; readonly nextId: string | undefined } {
  const at = ids.indexOf(id);
  if (at === -1) return { previousId: undefined, nextId: undefined };
  return { previousId: ids[at - 1] ?? before.at(-1), nextId: ids[at + 1] ?? after[0] };
}
