import { isTillPage } from '../../boot/till-page.js';

/** What the worker does with what a page asks for. */
export type Way = 'page' | 'pageWithout' | 'kept' | 'network';

/** A request, as far as the worker looks at it. */
export interface Wanted {
  readonly method: string;
  readonly path: string;
  readonly isOwn: boolean;
  readonly isNavigation: boolean;
}

const signIn = /^(?:\/(?:en|pt))?\/signin$/;

/**
 * Pages of the till and the files that they are made of come from this device; whatever the API
 * says, and every other page, comes from the server only. Without a network the page to sign in
 * comes from this device: it says that signing out is not over yet.
 */
export function wayOf({ method, path, isOwn, isNavigation }: Wanted, files: Files): Way {
  if (method !== 'GET' || !isOwn) return 'network';
  if (isNavigation) {
    if (isTillPage(path)) return 'page';
    return signIn.test(path) ? 'pageWithout' : 'network';
  }
  return files.has(path) || path.startsWith('/assets/') ? 'kept' : 'network';
}

type Files = ReadonlySet<string>;

const PREFIX = 'till-';

/** What the files of a version are kept under. */
export const cacheOf = (version: string): string => `${PREFIX}${version}`;

/**
 * The caches that nobody needs any more, of all that there are in the order of their making: a page
 * that is open may still load what came just before this version.
 */
export function outdated(caches: readonly string[], version: string): readonly string[] {
  const others = caches.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(version));
  return others.slice(0, -1);
}
