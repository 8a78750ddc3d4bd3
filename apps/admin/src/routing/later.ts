import type { ComponentType, ReactNode } from 'react';
import { fetchedAhead } from './fetched-ahead.js';
import { fetchNow, lazyScreen } from './lazy-screen.js';

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
  const part = lazyScreen(load, meanwhile);
  fetchedAhead(() => fetchNow(part));
  return part;
}
