const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * A link of the server as others can open it. A server that was not told its address (`PUBLIC_URL`)
 * names its own machine: the address under which this page was opened takes that place.
 */
export function asReached(link: string, origin: string = window.location.origin): string {
  const { hostname, pathname, search } = new URL(link);
  return loopback.test(hostname) ? `${origin}${pathname}${search}` : link;
}
