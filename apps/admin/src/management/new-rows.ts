/** A page of a list: which rows, in which order, out of how many. */
export interface ListedPage {
  readonly ids: readonly unknown[];
  readonly total: number;
}

/** What is different about a list since it was read. */
export interface ListNews {
  /** Rows that have come; 0 where rows have only moved or gone. */
  readonly count: number;
}

/** What has changed about the rows; undefined where they are the same in the same order. */
export function newsOf(shown: ListedPage, now: ListedPage): ListNews | undefined {
  const isSame =
    shown.total === now.total &&
    shown.ids.length === now.ids.length &&
    shown.ids.every((id, index) => id === now.ids[index]);
  return isSame ? undefined : { count: Math.max(0, now.total - shown.total) };
}
