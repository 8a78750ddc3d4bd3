const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes in hexadecimal as base64: the domain has no runtime that would do it. */
export function base64OfHex(hex: string): string {
  const bits = Array.from(hex, (digit) =>
    Number.parseInt(digit, 16).toString(2).padStart(4, '0'),
  ).join('');
  const sextets = bits.match(/.{1,6}/g) ?? [];
  const text = sextets.map((six) => letters.charAt(Number.parseInt(six.padEnd(6, '0'), 2)));
  return text.join('').padEnd(Math.ceil(text.length / 4) * 4, '=');
}
