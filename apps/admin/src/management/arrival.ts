import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** State that a navigation passes to the page. */
export interface Way {
  /** The record from which one returns to its list. */
  readonly returnsFrom?: string;
  /** For a dialog with its own address: whether there is a page to return to. */
  readonly isOpened?: boolean;
  /** A form's own button navigates on: no question about unsaved changes. */
  readonly isLeadingOn?: boolean;
}

/** Opens a dialog over the current page. */
export const opened: Way = { isOpened: true };

/** One dialog replaces another: the list below may show another page. */
export const stepped: Way = { isOpened: false };

/** Navigation by a form's own button. */
export const leadingOn: Way = { isLeadingOn: true };

/** How the current page was reached. */
export interface Arrival extends Way {
  readonly isByButton: boolean;
}

let last: Arrival = { isByButton: false };

/**
 * How the page was reached. A list that writes its state into the address replaces the history
 * entry: that does not count as an arrival.
 */
export function useArrival(): Arrival {
  const state: unknown = useLocation().state;
  const way = useNavigationType();
  const fields = (state ?? {}) as Way;
  const arrival =
    way === NavigationType.Replace
      ? { ...last, ...fields }
      : { ...fields, isByButton: way === NavigationType.Pop };
  useLayoutEffect(() => {
    last = arrival;
  });
  return arrival;
}
