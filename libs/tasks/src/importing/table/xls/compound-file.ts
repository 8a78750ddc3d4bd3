import { refuse } from '@balcao/domain';
import { CheckedBytes } from './checked-bytes.js';

/** Special sector numbers start here: end of chain, free, tables. */
const SPECIAL = 0xffff_fffa;
const ENTRY_BYTES = 128;
const HEADER_BYTES = 512;
const HEADER_TABLES = 109;

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
}

const kinds = { stream: 2, root: 5 } as const;

/**
 * The named streams of an OLE2 compound file, the container of Excel workbooks until 2003. Sector
 * chains that leave the file or form a loop are refused.
 */
export class CompoundFile {
  readonly #file: CheckedBytes;
  readonly #sectorBytes: number;
  readonly #next: readonly number[];
  readonly #entries: readonly Entry[];

  constructor(bytes: Uint8Array) {
    this.#file = new CheckedBytes(bytes);
    const shift = this.#file.short(0x1e);
    if (shift !== 9 && shift !== 12) refuse('import.unreadable');
    this.#sectorBytes = 2 ** shift;
    this.#next = this.#tables().flatMap((sector) => longs(this.#sector(sector)));
    this.#entries = entriesIn(this.#chain(this.#file.long(0x30)));
  }

  has(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** The bytes of a stream; undefined if there is none with the name. */
  stream(name: string): Uint8Array | undefined {
    const entry = this.#find(name);
    if (entry === undefined) return undefined;
    const { start, size } = entry;
    const found = size < this.#file.long(0x38) ? this.#small(start, size) : this.#chain(start);
    return new CheckedBytes(found).part(0, size);
  }

  #find(name: string): Entry | undefined {
    return this.#entries.find((entry) => entry.kind === kinds.stream && entry.name === name);
  }

  #sector(number: number): Uint8Array {
    return this.#file.part((number + 1) * this.#sectorBytes, this.#sectorBytes);
  }

  /** The sectors of the allocation table. */
  #tables(): readonly number[] {
    const tables: number[] = [];
    for (let at = 0; at < HEADER_TABLES; at += 1) tables.push(this.#file.long(0x4c + at * 4));
    let more = this.#file.long(0x44);
    for (let left = this.#sectors; more < SPECIAL; left -= 1) {
      if (left < 0) refuse('import.unreadable');
      const numbers = longs(this.#sector(more));
      more = numbers.pop() ?? SPECIAL;
      tables.push(...numbers);
    }
    const used = tables.filter((sector) => sector < SPECIAL);
    return used.length > this.#sectors ? refuse('import.unreadable') : used;
  }

  get #sectors(): number {
    return this.#file.length / this.#sectorBytes;
  }

  #chain(start: number): Uint8Array {
    const parts = follow(start, this.#next, this.#sectors).map((each) => this.#sector(each));
    return joined(parts);
  }

  /** Short streams use sectors of 64 bytes within the root's stream. */
  #small(start: number, size: number): Uint8Array {
    const bytes = 2 ** this.#file.short(0x20);
    const root = this.#entries.find(({ kind }) => kind === kinds.root);
    if (root === undefined || bytes > this.#sectorBytes) return refuse('import.unreadable');
    const small = new CheckedBytes(this.#chain(root.start));
    const next = longs(this.#chain(this.#file.long(0x3c)));
    const most = Math.ceil(size / bytes);
    const parts = follow(start, next, most).map((each) => small.part(each * bytes, bytes));
    return joined(parts);
  }
}

/** The sectors of a chain, from its first; refused if longer than the file allows. */
function follow(start: number, next: readonly number[], most: number): readonly number[] {
  const chain: number[] = [];
  for (let sector = start; sector < SPECIAL; sector = next[sector] ?? SPECIAL) {
    chain.push(sector);
    if (chain.length > most) refuse('import.unreadable');
  }
  return chain;
}

function longs(bytes: Uint8Array): number[] {
  const checked = new CheckedBytes(bytes);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => checked.long(at * 4));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function entriesIn(directory: Uint8Array): readonly Entry[] {
  const checked = new CheckedBytes(directory);
  const count = Math.floor(directory.length / ENTRY_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const at = index * ENTRY_BYTES;
    // Without the zero at its end.
    const length = Math.min(Math.max(checked.short(at + 64) - 2, 0), 62);
    return {
      name: new TextDecoder('utf-16le').decode(checked.part(at, length)),
      kind: checked.byte(at + 66),
      start: checked.long(at + 116),
      size: checked.long(at + 120),
    };
  });
}

/** Whether a file has a compound file's signature and a complete header. */
export const isCompoundFile = (file: Uint8Array): boolean =>
  file.length >= HEADER_BYTES && mark.every((byte, at) => file[at] === byte);

const mark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
