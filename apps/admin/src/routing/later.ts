import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { lazyScreen } from './lazy-screen.js';

/** What is fetched while the page has nothing to do. */
const waiting: (() => Promise<unknown>)[] = [];

/** How each part is fetched. */
const fetches = new WeakMap<object, () => Promise<unknown>>();

/** Has something fetched while the page has nothing to do; what is answered waits for it. */
export function fetchedAhead<T>(load: () => Promise<T>): () => Promise<T> {
  waiting.push(load);
  return load;
}

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
  waiting.push(fetchPart);
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

/** After so long without a moment to spare, in milliseconds, they are fetched anyway. */
const AT_LATEST_MS = 2_000;

/**
 * Fetches the parts one after another, when the page is idle; what fails is fetched when asked for.
 */
export function loadLater(): void {
  const load = waiting.shift();
  if (load === undefined) return;
  const go = (): void => {
    load().then(loadLater, loadLater);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: AT_LATEST_MS });
  else setTimeout(go, AT_LATEST_MS);
}
