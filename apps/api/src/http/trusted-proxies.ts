import { isIP, isIPv4 } from 'node:net';
import { StartError } from '@balcao/tasks/settings';

/**
 * Which proxies in front are believed about where a request comes from: none, the number of them
 * counted from here, or their networks.
 */
export type TrustedProxies = false | number | readonly string[];

/** More would be a mistyped port or year; the header beyond them is the client's own. */
const hopsMax = 10;

/**
 * Reads `TRUST_PROXY`: `false`, a number of proxies, or networks such as `10.0.0.0/8` with commas
 * between. `true` is one proxy: what stands left of its own entry is what the client claims.
 * `StartError` names what cannot be read.
 */
export function readTrustedProxies(value: string | undefined): TrustedProxies {
  const text = value?.trim() ?? '';
  if (text === '' || text === 'false' || text === '0') return false;
  if (text === 'true') return 1;
  const hops = /^\d{1,2}$/.test(text) ? Number.parseInt(text, 10) : undefined;
  if (hops !== undefined && hops <= hopsMax) return hops;
  const networks = text.split(',').map((part) => part.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new StartError(
    `TRUST_PROXY has "${wrong}", neither true, false, a number up to ${hopsMax} nor a network ` +
      'such as 10.0.0.0/8.',
  );
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (isIP(address) === 0) return false;
  return bits === undefined || Number.parseInt(bits, 10) <= (isIPv4(address) ? 32 : 128);
}
