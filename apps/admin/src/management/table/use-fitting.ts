import { useEffect, type RefObject } from 'react';

/** Largest width, in pixels, at which columns are hidden; wider windows scroll. */
const NARROW = 1_000;
const lessClasses = [1, 2, 3, 4].map((count) => `list__table--less-${count}`);

/**
 * Fits a table into its container: if narrow, spare columns are hidden one by one; a table that is
 * still wider is marked and scrolls with its heading.
 */
export function useFitting(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place;
    const table = current?.querySelector('table');
    if (current === null || table === null || table === undefined) return undefined;
    const isOver = (): boolean => table.offsetWidth > current.clientWidth + 1;
    let width = 0;
    const observer = new ResizeObserver(() => {
      const { classList, clientWidth } = current;
      // More room than before may have some of them back.
      if (clientWidth !== width) classList.remove(...lessClasses);
      width = clientWidth;
      for (const less of lessClasses) if (clientWidth < NARROW && isOver()) classList.add(less);
      classList.toggle('list__table--wide', isOver());
    });
    observer.observe(current);
    observer.observe(table);
    return () => {
      observer.disconnect();
    };
  }, [place]);
}
