/** The first 32 bits of the fractions of the cube roots of the first 64 primes: FIPS 180-4. */
const constants = fractionsOfRoots(64, 1 / 3);
/** Of the square roots of the first 8. */
const initial = fractionsOfRoots(8, 1 / 2);

/**
 * SHA-256 of a text in UTF-8, in hexadecimal. Written out because the domain has no runtime of its
 * own: a till and the books have to come to the same, at once and without a network.
 */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const state = Uint32Array.from(initial);
  const words = new Uint32Array(64);
  for (let at = 0; at < message.byteLength; at += 64) {
    for (let index = 0; index < 16; index += 1) words[index] = message.getUint32(at + index * 4);
    extend(words);
    compress(state, words);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function extend(words: Uint32Array): void {
  for (let index = 16; index < 64; index += 1) {
    const a = words[index - 15] ?? 0;
    const b = words[index - 2] ?? 0;
    const low = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const high = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[index] = (words[index - 16] ?? 0) + low + (words[index - 7] ?? 0) + high;
  }
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + high + choice + (constants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] ?? 0) + word;
  }
}

function fractionsOfRoots(count: number, power: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => {
    const root = prime ** power;
    return Math.floor((root - Math.floor(root)) * 2 ** 32);
  });
}

/** Whether a text is such a sum. */
export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
