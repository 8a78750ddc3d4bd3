import { isTillPage } from '../../boot/till-page.js';

/** How the worker handles a request. */
export type Way = 'page' | 'pageWithout' | 'kept' | 'network';

/** The parts of a request that the worker uses. */
export interface Wanted {
  readonly method: string;
  readonly path: string;
  readonly isOwn: boolean;
  readonly isNavigation: boolean;
}

const signIn = /^(?:\/(?:en|pt))?\/signin$/;

/**
 * Pages of the till and their files come from this device; API answers and all other pages come
 * from the server only. Offline, the sign-in page comes from this device, to report that signing
 * out is not complete.
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

/** The cache name of a version. */
export const cacheOf = (version: string): string => `${PREFIX}${version}`;

/**
 * The obsolete caches, of all in order of creation: an open page may still load files of the
 * version just before this one.
 */
export function outdated(caches: readonly string[], version: string): readonly string[] {
  const others = caches.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(version));
  return others.slice(0, -1);
}
