import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** What a way to a page leaves for it. */
export interface Way {
  /** The record that one comes back to its list from. */
  readonly returnsFrom?: string;
  /** A dialog with an address of its own: whether there is a place to go back to. */
  readonly isOpened?: boolean;
  /** A button of a form leads on from it: nobody is asked whether to leave it. */
  readonly isLeadingOn?: boolean;
}

/** A dialog is opened above what is shown. */
export const opened: Way = { isOpened: true };

/** A dialog takes the place of another: what is below may show another page by now. */
export const stepped: Way = { isOpened: false };

/** A form's own next step. */
export const leadingOn: Way = { isLeadingOn: true };

/** How one came to the page that is shown. */
export interface Arrival extends Way {
  readonly isByButton: boolean;
}

let last: Arrival = { isByButton: false };

/**
 * How one came here. A list that puts what it shows into its address takes the place of the entry
 * that led to it: that is no arrival of its own.
 */
export function useArrival(): Arrival {
  const state: unknown = useLocation().state;
  const way = useNavigationType();
  const said = (state ?? {}) as Way;
  const arrival =
    way === NavigationType.Replace
      ? { ...last, ...said }
      : { ...said, isByButton: way === NavigationType.Pop };
  useLayoutEffect(() => {
    last = arrival;
  });
  return arrival;
}
