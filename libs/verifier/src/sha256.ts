/** Constants of FIPS 180-4: fractions of the cube roots of the first 64 primes. */
const constants = Int32Array.from(fractions(64, 1 / 3));
const initial = Int32Array.from(fractions(8, 1 / 2));
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const words = new Int32Array(64);

/**
 * SHA-256 in hexadecimal, at once and without a runtime of its own: a page that was opened from a
 * disk has to come to the same as the command line.
 */
export function sha256(content: Uint8Array | string): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const state = Int32Array.from(initial);
  const whole = bytes.length - (bytes.length % 64);
  for (let at = 0; at < whole; at += 64) compress(state, bytes, at);
  const tail = ending(bytes, whole);
  for (let at = 0; at < tail.length; at += 64) compress(state, tail, at);
  let text = '';
  for (const word of state) {
    for (let shift = 24; shift >= 0; shift -= 8) text += hex[(word >>> shift) & 255] ?? '';
  }
  return text;
}

/** What is left over, padded, with the length in bits at its end. */
function ending(bytes: Uint8Array, whole: number): Uint8Array {
  const rest = bytes.length - whole;
  const tail = new Uint8Array(rest < 56 ? 64 : 128);
  tail.set(bytes.subarray(whole));
  tail[rest] = 0x80;
  const view = new DataView(tail.buffer);
  view.setUint32(tail.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(tail.length - 4, (bytes.length << 3) >>> 0);
  return tail;
}

const at32 = (numbers: Int32Array, index: number): number => numbers[index] ?? 0;
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Int32Array, bytes: Uint8Array, from: number): void {
  for (let index = 0; index < 16; index += 1) {
    const at = from + index * 4;
    const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    words[index] = (a << 24) | (b << 16) | (c << 8) | d;
  }
  for (let index = 16; index < 64; index += 1) {
    const a = at32(words, index - 15);
    const b = at32(words, index - 2);
    const low = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const high = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[index] = (at32(words, index - 16) + low + at32(words, index - 7) + high) | 0;
  }
  mix(state);
}

function mix(state: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + high + choice + at32(constants, index) + at32(words, index)) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (at32(state, index) + word) | 0;
  }
}

function fractions(count: number, power: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => {
    const root = prime ** power;
    return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  });
}
