import { splitPath } from '../boot/language.js';
import { address } from '../boot/location.js';
import { createSlice, useSlice } from '../boot/slice.js';

/** Where the browser is, below the language's prefix. */
export interface Place {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** What whoever led here left for the page. */
  readonly state: unknown;
}

/** What the browser keeps of a place, as the back office's router writes it too. */
interface Entry {
  readonly usr?: unknown;
  readonly idx?: unknown;
}

const place = createSlice<Place>(placeNow());

/** Where the browser is now. */
export const currentPath = (): string => place.get().path;

/** Where the browser is; whoever asks is rendered again as it goes elsewhere. */
export const usePlace = (): Place => useSlice(place);

/** Looks where the browser is: after somebody else has led it there. */
export function notePlace(): void {
  const now = placeNow();
  const { path, search, state } = place.get();
  if (now.path !== path || now.search !== search || now.state !== state) place.merge(now);
}

/** Follows Back and Forward; answers how to stop. */
export function followPlace(): () => void {
  addEventListener('popstate', notePlace);
  return () => {
    removeEventListener('popstate', notePlace);
  };
}

export interface Going {
  /** Without a way back to where the browser is. */
  readonly replaces?: boolean;
  /** For the page that is led to. */
  readonly state?: unknown;
}

/** Goes to a path of ours, below the language's prefix. */
export function goTo(to: string, { replaces = false, state }: Going = {}): void {
  const { idx } = entryNow();
  const at = typeof idx === 'number' ? idx : 0;
  const entry = { usr: state ?? null, idx: replaces ? at : at + 1 };
  if (replaces) history.replaceState(entry, '', addressOf(to));
  else history.pushState(entry, '', addressOf(to));
  notePlace();
}

/** The address of a path of ours, in the language of the address that is open. */
export function addressOf(to: string): string {
  const { prefix } = address.get();
  if (prefix === undefined) return to;
  return to === '/' ? `/${prefix}` : `/${prefix}${to}`;
}

function placeNow(): Place {
  const { rest } = splitPath(location.pathname);
  return { path: rest, search: location.search, state: entryNow().usr ?? null };
}

function entryNow(): Entry {
  const entry: unknown = history.state;
  return typeof entry === 'object' && entry !== null ? entry : {};
}
