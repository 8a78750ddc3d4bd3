/** A page of a list: its rows, their order and the total. */
export interface ListedPage {
  readonly ids: readonly unknown[];
  readonly total: number;
}

/** The changes of a list since it was read. */
export interface ListNews {
  /** The number of new rows; 0 if rows have only moved or disappeared. */
  readonly count: number;
}

/** The change of the rows; undefined if they are the same in the same order. */
export function newsOf(shown: ListedPage, now: ListedPage): ListNews | undefined {
  const isSame =
    shown.total === now.total &&
    shown.ids.length === now.ids.length &&
    shown.ids.every((id, index) => id === now.ids[index]);
  return isSame ? undefined : { count: Math.max(0, now.total - shown.total) };
}
