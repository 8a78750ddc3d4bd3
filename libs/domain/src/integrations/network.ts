const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/;
const v6 = /^([0-9a-f:]{2,39})(?:\/(\d{1,3}))?$/i;

/** Whether the text is an address, or a CIDR range of them, `41.220.200.0/24`. */
export function isNetwork(text: string): boolean {
  const [, ...four] = v4.exec(text) ?? [];
  if (four.length > 0) {
    const [bits, ...octets] = [four[4] ?? '32', ...four.slice(0, 4)];
    return Number(bits) <= 32 && octets.every((octet) => Number(octet) <= 255);
  }
  const [, address = '', bits = '128'] = v6.exec(text) ?? [];
  const groups = address.split(':');
  const gaps = address.split('::').length - 1;
  const isWhole = gaps === 1 ? groups.length <= 8 : gaps === 0 && groups.length === 8;
  const isClean = !/:::|^:[^:]|[^:]:$/.test(address);
  return isWhole && isClean && groups.every(({ length }) => length <= 4) && Number(bits) <= 128;
}
