// Writes workbooks of the old format for tests, as its description says and as little as it takes.

/** A record with its type and length prefix. */
export function record(kind: number, ...data: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(data);
  return Buffer.concat([shorts(kind, content.length), content]);
}

/** Numbers of two bytes. */
export function shorts(...values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
}

/** Numbers of four bytes. */
export function longs(...values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}

/** A floating-point number of eight bytes. */
export function double(value: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** A text with a length prefix, in wide characters if needed. */
export function text(value: string, lengthBytes: 1 | 2 = 2): Uint8Array {
  const isWide = Array.from(value).some((sign) => (sign.codePointAt(0) ?? 0) > 0xff);
  const length = lengthBytes === 1 ? Buffer.from([value.length]) : shorts(value.length);
  const characters = Buffer.from(value, isWide ? 'utf16le' : 'latin1');
  return Buffer.concat([length, Buffer.from([isWide ? 1 : 0]), characters]);
}

/** A sheet and the records of its cells. */
export interface WrittenSheet {
  readonly name: string;
  readonly state?: 0 | 1 | 2;
  readonly records: readonly Uint8Array[];
}

const bof = (kind: number, version: number) =>
  record(0x809, shorts(version, kind, 0, 0), longs(0, 0));
const eof = record(0x0a);

/** The stream of a workbook: shared data, then each sheet. */
export function streamOf(
  sheets: readonly WrittenSheet[],
  shared: readonly Uint8Array[] = [],
  version = 0x600,
): Uint8Array {
  const nameOf = (name: string) =>
    version === 0x600 ? text(name, 1) : Buffer.from([name.length, ...Buffer.from(name, 'latin1')]);
  const parts = sheets.map(({ records }) => Buffer.concat([bof(0x10, version), ...records, eof]));
  const globals = (places: readonly number[]) => {
    const named = sheets.map(({ name, state = 0 }, at) =>
      record(0x85, longs(places[at] ?? 0), Buffer.from([state, 0]), nameOf(name)),
    );
    return Buffer.concat([bof(0x05, version), ...shared, ...named, eof]);
  };
  const begin = globals([]).length;
  const places = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { length }) => sum + length, begin),
  );
  return Buffer.concat([globals(places), ...parts]);
}

const END = 0xffff_fffe;
const FREE = 0xffff_ffff;
const TABLE = 0xffff_fffd;
const SECTOR = 512;

/** A compound file with one stream; short streams use small sectors. */
export function compoundFile(name: string, content: Uint8Array, isSmall = false): Uint8Array {
  const padded = Buffer.concat([
    content,
    Buffer.alloc((SECTOR - (content.length % SECTOR)) % SECTOR),
  ]);
  const data = padded.length / SECTOR;
  const chain = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => (at === count - 1 ? END : first + at + 1));
  // The directory, the table of small sectors, the data, and then the tables of sectors.
  const tables = Math.ceil((2 + data + 2) / 127);
  const numbers = [END, END, ...chain(2, data), ...Array.from({ length: tables }, () => TABLE)];
  while (numbers.length % 128 !== 0) numbers.push(FREE);
  const small = Math.ceil(content.length / 64);
  const smallNumbers = [...chain(0, small)].slice(0, 128);
  while (smallNumbers.length < 128) smallNumbers.push(FREE);
  const entry = (title: string, kind: number, start: number, size: number) => {
    const named = Buffer.alloc(64);
    named.write(title, 'utf16le');
    const before = Buffer.concat([named, shorts((title.length + 1) * 2), Buffer.from([kind, 1])]);
    return Buffer.concat([before, Buffer.alloc(48), longs(start, size, 0)]);
  };
  const directory = Buffer.concat([
    entry('Root Entry', 5, isSmall ? 2 : END, isSmall ? padded.length : 0),
    entry(name, 2, isSmall ? 0 : 2, content.length),
    Buffer.alloc(256),
  ]);
  const header = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(16),
    shorts(0x3e, 3, 0xff_fe, 9, 6, 0, 0, 0),
    longs(0, tables, 0, 0, isSmall ? 4_096 : 0, 1, isSmall ? 1 : 0, END, 0),
    longs(...Array.from({ length: 109 }, (_, at) => (at < tables ? 2 + data + at : FREE))),
  ]);
  return Buffer.concat([header, directory, longs(...smallNumbers), padded, longs(...numbers)]);
}
