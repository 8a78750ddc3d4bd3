import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { fetchedAhead } from './fetched-ahead.js';
import { lazyScreen } from './lazy-screen.js';

/** How each part is fetched. */
const fetches = new WeakMap<object, () => Promise<unknown>>();

/**
 * A part of a page that is there at once when it has been fetched, and is waited for if not; what
 * opens over the page leaves its place empty meanwhile. It takes what the part itself takes.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: ReactNode,
): ComponentType<P>;
export function later<C extends ComponentType<never>>(
  load: () => Promise<C>,
  meanwhile?: ReactNode,
): C;
export function later(
  load: () => Promise<ComponentType<object>>,
  meanwhile?: ReactNode,
): ComponentType<object> {
  let fetched: ComponentType<object> | undefined;
  const fetchPart = async (): Promise<ComponentType<object>> => (fetched = await load());
  const Awaited = lazyScreen(fetchPart, meanwhile);
  fetchedAhead(fetchPart);
  function Later(props: object): ReactNode {
    // The one it began with: what is typed into it stays when its own code has come.
    const [part] = useState(() => fetched ?? Awaited);
    return createElement(part, props);
  }
  fetches.set(Later, fetchPart);
  return Later;
}

/** Fetches a part now, without a moment to spare: keys may be typed into it as soon as it opens. */
export function fetchNow(part: object): void {
  fetches
    .get(part)?.()
    .catch(() => undefined);
}
