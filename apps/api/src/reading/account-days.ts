/** Which entries of an account, in the order of its days. */
export interface AccountRange {
  /** Calendar days, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly page: number;
  readonly perPage: number;
}

/** The order of an account's entries. */
export const inOrderOfDays = [
  ['on', 'asc'],
  ['id', 'asc'],
] as const;

/** What selects the entries of the days. */
export function withinDays({ from, to }: Pick<AccountRange, 'from' | 'to'>) {
  if (from === undefined && to === undefined) return {};
  return {
    on: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) },
  };
}

/**
 * What selects the entries before one, or before a day where there is none on the page; nothing,
 * where the account begins there.
 */
export function beforeEntry(
  entry: { readonly on: string; readonly id: string } | undefined,
  from: string | undefined,
) {
  if (entry !== undefined) {
    const { on, id } = entry;
    return { $or: [{ on: { $lt: on } }, { on, id: { $lt: id } }] };
  }
  return from === undefined ? undefined : { on: { $lt: from } };
}
