/** A page link, or a gap between two. */
export type PageInReach = number | 'gap';

/** Page links on either side of the current page. */
const BESIDE = 1;

/** The page links of a list: first, last, and those around the current page. */
export function pagesInReach(page: number, count: number): readonly PageInReach[] {
  // Near either end as many are shown as in the middle, so that none moves below the pointer.
  const width = 2 * BESIDE + 3;
  const from = Math.max(1, Math.min(page - BESIDE - 1, count - width + 1));
  const to = Math.min(count, Math.max(page + BESIDE + 1, width));
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (from > 1) middle.splice(0, 1, 1);
  if (to < count) middle.splice(-1, 1, count);
  return middle.flatMap((each, at) => {
    const before = middle[at - 1];
    return before === undefined || each === before + 1 ? [each] : (['gap', each] as const);
  });
}
