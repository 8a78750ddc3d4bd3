import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet: this machine's, private, shared, or reserved. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
// Of IPv6, what is given out lies in 2000::/3; tunnels within it lead to IPv4.
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether events may be sent to the IP address. */
export function isAllowedAddress(address: string, allowsLoopback: boolean): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (allowsLoopback && loopback.check(address, family)) return true;
  if (closed.check(address, family)) return false;
  return version === 4 || open6.check(address, 'ipv6');
}

/** Whether an address may be a webhook's at all: https, or http to this machine where allowed. */
export function isWebhookUrl(text: string, allowsLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0 && !isAllowedAddress(host, allowsLoopback)) return false;
  if (protocol === 'https:') return true;
  const isHere =
    host === 'localhost' ||
    (version !== 0 && loopback.check(host, version === 4 ? 'ipv4' : 'ipv6'));
  return protocol === 'http:' && allowsLoopback && isHere;
}
