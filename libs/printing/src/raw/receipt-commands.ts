/** One byte of a command: these values, in order and only these. */
type Values = readonly number[];

const flag = [0, 1];
/** The code pages that tills print in. */
const codePages = [2, 3, 16];
const upTo = (max: number): Values => Array.from({ length: max + 1 }, (_, value) => value);

/**
 * All that the till writes on receipts. Values are those that it uses: a printer that does not know
 * a command takes the bytes behind it for others, so none of them may be free.
 */
const commands: readonly (readonly Values[])[] = [
  // Begin; code page; where lines stand; bold; size; feed and cut.
  [[0x1b], [0x40]],
  [[0x1b], [0x74], codePages],
  [[0x1b], [0x61], flag],
  [[0x1b], [0x45], flag],
  [[0x1d], [0x21], [0, 0x11]],
  [[0x1d], [0x56], [0, 1]],
  [[0x1d], [0x56], [0x42], upTo(6)],
  // Of bars: how high, how wide, no text beneath.
  [[0x1d], [0x68], [70]],
  [[0x1d], [0x77], [2]],
  [[0x1d], [0x48], [0]],
];

const bars = [0x1d, 0x6b, 73] as const;
const raster = [0x1d, 0x76, 0x30, 0] as const;
const LF = 0x0a;

/** Bytes of a line of a picture, and lines: those of a roll of 80 mm, and no more than a page. */
const RASTER_ROW_MAX = 72;
const RASTER_LINES_MAX = 1_024;

/**
 * Where bytes begin that are no receipt of a till: neither letters, nor a command that prints.
 * Nothing when all of it is one. What else a printer does, such as opening a drawer, is foreign.
 */
export function foreignByteIn(bytes: Uint8Array): number | undefined {
  let at = 0;
  while (at < bytes.length) {
    const length = lengthAt(bytes, at);
    if (length === 0 || at + length > bytes.length) return at;
    at += length;
  }
  return undefined;
}

/** The length of what begins at the place; 0 when it is foreign. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first === LF || (first >= 0x20 && first !== 0x7f)) return 1;
  if (begins(bytes, at, bars)) return barsLength(bytes, at + bars.length);
  if (begins(bytes, at, raster)) return rasterLength(bytes, at + raster.length);
  const command = commands.find((values) =>
    values.every((allowed, index) => allowed.includes(bytes[at + index] ?? -1)),
  );
  return command?.length ?? 0;
}

/** A number of signs, and as many of Code 128 in its set B. */
function barsLength(bytes: Uint8Array, at: number): number {
  const count = bytes[at] ?? 0;
  const signs = bytes.subarray(at + 1, at + 1 + count);
  const isCode = signs.length === count && signs[0] === 0x7b && signs[1] === 0x42;
  const isPlain = signs.every((sign) => sign >= 0x20 && sign < 0x7f);
  return isCode && isPlain ? bars.length + 1 + count : 0;
}

/** The size of a picture, and its dots. */
function rasterLength(bytes: Uint8Array, at: number): number {
  const [row, lines] = [wordAt(bytes, at), wordAt(bytes, at + 2)];
  const fits = row > 0 && row <= RASTER_ROW_MAX && lines > 0 && lines <= RASTER_LINES_MAX;
  return fits ? raster.length + 4 + row * lines : 0;
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);

const begins = (bytes: Uint8Array, at: number, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);
