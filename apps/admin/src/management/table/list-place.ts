import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { useArrival } from '../arrival.js';

/** The place where a list was left: its scroll position and its focused row. */
interface ListPlace {
  readonly scrolled: number;
  readonly rowId: string | undefined;
}

/** The session storage key of the places, for reloads. */
const storageKey = 'list-places';

/** The place of each list, by its storage key. */
const places = new Map<string, ListPlace>(placesBefore());

/** The places from before a reload; none after a navigation. */
function placesBefore(): readonly (readonly [string, ListPlace])[] {
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival === undefined || !('type' in arrival) || arrival.type === 'navigate') return [];
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, ListPlace][];
}

function keepPlace(name: string, place: ListPlace): void {
  places.set(name, place);
  sessionStorage.setItem(storageKey, JSON.stringify([...places]));
}

/** The cards of a list. */
export const cardsIn = (list: HTMLElement | null): readonly HTMLElement[] =>
  list === null ? [] : [...list.querySelectorAll<HTMLElement>(':scope > li')];

/** Whether a list is come back to, rather than gone to. */
export function useIsReturn(): boolean {
  const { isByButton, returnsFrom: from } = useArrival();
  return from !== undefined || (isByButton && places.size > 0);
}

interface ListRows {
  /** The elements of the rows, in the order of their ids. */
  readonly rowsIn: (list: HTMLElement | null) => readonly HTMLElement[];
  readonly rows: readonly RaRecord[] | undefined;
}

/**
 * Restores the place of a list after Back, after the link of a record, and after a reload: its
 * scroll position, and the focus on the row one came from. From the menu, a list starts at the top.
 */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  name: string,
  { rowsIn, rows }: ListRows,
): void {
  const { isByButton, returnsFrom: from } = useArrival();
  const shown = useRef(rows);
  useLayoutEffect(() => {
    shown.current = rows;
  });
  useLayoutEffect(() => {
    const { current } = list;
    const kept = isByButton || from !== undefined ? places.get(name) : undefined;
    let stop: (() => void) | undefined;
    if (kept !== undefined) {
      // The list that one comes back to by the button may itself have been come back to before.
      const id = isByButton ? kept.rowId : from;
      const at = shown.current?.findIndex((row) => String(row.id) === id) ?? -1;
      stop = restore(kept.scrolled, rowsIn(current)[at]);
    }
    // Read as it scrolls: while React takes the list away, the page is shorter already.
    let scrolled = scrollY;
    const onScroll = (): void => {
      scrolled = scrollY;
    };
    const leave = (): void => {
      const at = rowsIn(current).findIndex((row) => row.contains(document.activeElement));
      keepPlace(name, { scrolled, rowId: shown.current?.[at]?.id.toString() });
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      stop?.();
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', leave);
      leave();
    };
    // Where it is left and come back to: not each time that its rows change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
}

/** How long the content above the rows may take to settle, in milliseconds. */
const SETTLE_WITHIN_MS = 1_500;

/** Input that ends the restoring: the user has moved on. */
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls there repeatedly while the layout settles; returns a function that stops. */
function restore(scrolled: number, row: HTMLElement | undefined): () => void {
  const scroll = (): void => {
    scrollTo(0, scrolled);
    if (row !== undefined && !isInSight(row)) row.scrollIntoView({ block: 'center' });
  };
  if (row !== undefined) focusOn(row);
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const stop = (): void => {
    observer.disconnect();
    for (const sign of signs) removeEventListener(sign, stop, { capture: true });
  };
  for (const sign of signs) addEventListener(sign, stop, { capture: true, passive: true });
  setTimeout(stop, SETTLE_WITHIN_MS);
  return stop;
}

/** A table row takes the focus itself, a card through its link. */
function focusOn(row: HTMLElement): void {
  const isRow = row.matches('tr');
  if (isRow) row.tabIndex = 0;
  const place = isRow ? row : row.querySelector<HTMLElement>('a');
  place?.focus({ preventScroll: true });
}

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
