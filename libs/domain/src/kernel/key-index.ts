import type { Container } from './container.js';
import type { UndoLog } from './undo-log.js';

const initialCapacity = 1024;
const empty = 0;
const takenBack = 0xffffffff;

interface Slots {
  high: Uint32Array;
  low: Uint32Array;
  /** The revision plus one; `empty` or `takenBack` where there is none. */
  revision: Uint32Array;
}

/** The slots that are not empty, each in its place: probing depends on where they are. */
interface DumpedSlots extends Slots {
  readonly capacity: number;
  readonly taken: Uint32Array;
}

/**
 * At which revision a key was first seen, for millions of keys at twelve bytes a slot. Keys are
 * known by a fingerprint of 64 bits: two of a million keys share one with a chance of three in a
 * hundred million; whoever cannot live with that reads the event at the revision and compares.
 */
export class KeyIndex implements Container {
  readonly #undo: UndoLog;
  #slots = makeSlots(initialCapacity);
  #used = 0;

  constructor(undo: UndoLog) {
    this.#undo = undo;
  }

  get(key: string): number | undefined {
    const [high, low] = fingerprint(key);
    const stored = this.#slots.revision[this.#find(this.#slots, high, low)];
    return isRevision(stored) ? stored - 1 : undefined;
  }

  /** Keeps the key's revision; a key that is known keeps its first. */
  add(key: string, revision: number): void {
    const [high, low] = fingerprint(key);
    let slot = this.#find(this.#slots, high, low);
    if (isRevision(this.#slots.revision[slot])) return;
    if (this.#used * 2 >= this.#slots.revision.length) {
      this.#grow();
      slot = this.#find(this.#slots, high, low);
    }
    const slots = this.#slots;
    const usedBefore = this.#used;
    const before = this.#place(slots, slot, high, low, revision + 1);
    this.#undo.push(() => {
      if (slots === this.#slots) {
        slots.revision[slot] = before;
        this.#used = usedBefore;
      } else {
        // Others were placed again since, and may be looked for past this slot.
        this.#slots.revision[this.#find(this.#slots, high, low)] = takenBack;
      }
    });
  }

  dump(): unknown {
    const { revision } = this.#slots;
    const taken = Uint32Array.from({ length: this.#used });
    let count = 0;
    for (let slot = 0; slot < revision.length; slot += 1) {
      if (revision[slot] === empty) continue;
      taken[count] = slot;
      count += 1;
    }
    const pick = (values: Uint32Array) => taken.map((slot) => values[slot] ?? 0);
    return {
      capacity: revision.length,
      taken,
      high: pick(this.#slots.high),
      low: pick(this.#slots.low),
      revision: pick(revision),
    } satisfies DumpedSlots;
  }

  load(dumped: unknown): void {
    const { capacity, taken, high, low, revision } = dumped as DumpedSlots;
    const slots = makeSlots(capacity);
    taken.forEach((slot, index) => {
      slots.high[slot] = high[index] ?? 0;
      slots.low[slot] = low[index] ?? 0;
      slots.revision[slot] = revision[index] ?? empty;
    });
    this.#slots = slots;
    this.#used = taken.length;
  }

  /** The slot that holds the fingerprint, or the empty one where it would go. */
  #find(slots: Slots, high: number, low: number): number {
    const mask = slots.revision.length - 1;
    let slot = low & mask;
    while (
      slots.revision[slot] !== empty &&
      !(slots.high[slot] === high && slots.low[slot] === low)
    ) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** Stores it where `#find` says, and answers what the slot had. */
  #place(slots: Slots, slot: number, high: number, low: number, stored: number): number {
    const before = slots.revision[slot] ?? empty;
    if (before === empty) this.#used += 1;
    slots.high[slot] = high;
    slots.low[slot] = low;
    slots.revision[slot] = stored;
    return before;
  }

  #grow(): void {
    const old = this.#slots;
    const grown = makeSlots(old.revision.length * 2);
    this.#used = 0;
    old.revision.forEach((stored, slot) => {
      if (!isRevision(stored)) return;
      const [high, low] = [old.high[slot] ?? 0, old.low[slot] ?? 0];
      this.#place(grown, this.#find(grown, high, low), high, low, stored);
    });
    this.#slots = grown;
  }
}

function isRevision(stored: number | undefined): stored is number {
  return stored !== undefined && stored !== empty && stored !== takenBack;
}

function makeSlots(capacity: number): Slots {
  return {
    high: new Uint32Array(capacity),
    low: new Uint32Array(capacity),
    revision: new Uint32Array(capacity),
  };
}

/** Two independent 32-bit hashes (the multipliers are those of MurmurHash3 and of xxHash). */
function fingerprint(key: string): [high: number, low: number] {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    a = Math.imul(a ^ code, 0x85ebca77);
    b = Math.imul(b ^ code, 0xc2b2ae3d);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return [a >>> 0, b >>> 0];
}
