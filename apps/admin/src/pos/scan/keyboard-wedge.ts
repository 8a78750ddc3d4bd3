import { gs1Separator } from '@balcao/domain';

/** Longest interval between keys of a scanner, in milliseconds. */
const FASTEST_TYPING_MS = 35;
/** Fewer characters may be fast typing. */
const SHORTEST_CODE = 4;

export interface WedgeKey {
  readonly key: string;
  /** Milliseconds, of any one clock. */
  readonly at: number;
  /** A held key repeats as fast as a scanner. */
  readonly repeat?: boolean;
}

/** The character of a key: scanners type the GS1 separator as Ctrl and a bracket. */
export const signOf = ({
  key,
  ctrlKey,
}: {
  readonly key: string;
  readonly ctrlKey: boolean;
}): string => (ctrlKey && key === ']' ? gs1Separator : key);

/**
 * Distinguishes a scanner from a person by speed: a burst of characters ending in Enter, or in Tab
 * for some scanners, is a code regardless of the focus. Returns the code on its last key, else
 * undefined.
 */
export class KeyboardWedge {
  #code = '';
  #lastAt = Number.NEGATIVE_INFINITY;
  #isBeginning = false;

  press({ key, at, repeat = false }: WedgeKey): string | undefined {
    const isQuick = !repeat && at - this.#lastAt <= FASTEST_TYPING_MS;
    this.#lastAt = at;
    this.#isBeginning = false;
    if (key === 'Enter' || key === 'Tab') {
      const code = this.#code;
      this.#code = '';
      return isQuick && code.length >= SHORTEST_CODE ? code : undefined;
    }
    if (key.length !== 1) return undefined;
    this.#code = isQuick ? this.#code + key : key;
    // Keys that write nothing, as Shift before a capital, begin nothing.
    this.#isBeginning = this.#code.length === 1;
    return undefined;
  }

  /** The characters of the current burst. */
  get read(): string {
    return this.#code;
  }

  /** Whether the last key may be the first character of a code. */
  get isBeginning(): boolean {
    return this.#isBeginning;
  }
}
