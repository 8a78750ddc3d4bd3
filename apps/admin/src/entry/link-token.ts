let taken: string | undefined;

/**
 * The secret of the link that opened the page. It stands behind the `#`, which no server and no
 * log ever sees, and is taken off the address at once, so that no history keeps it either.
 */
export function takeLinkToken(): string {
  const { hash, pathname, search } = location;
  if (hash.length > 1) {
    taken = decodeURIComponent(hash.slice(1));
    history.replaceState(history.state, '', `${pathname}${search}`);
  }
  return taken ?? '';
}
