import { useEffect, type RefObject } from 'react';

/** Up to this width, in pixels, columns make room for others; a window with a mouse scrolls. */
const NARROW = 1_000;
const lessClasses = [1, 2, 3, 4].map((count) => `list__table--less-${count}`);

/**
 * Fits a table into its place: where that is narrow, its spare columns are left out, one after
 * another; a table that is still wider is marked: it scrolls by itself, and its heading with it.
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
