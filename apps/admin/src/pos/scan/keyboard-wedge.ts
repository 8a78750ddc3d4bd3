import { gs1Separator } from '@balcao/domain';

/** Keys that come faster than anybody types, in milliseconds from one to the next. */
const FASTEST_TYPING_MS = 35;
/** Fewer are somebody typing quickly. */
const SHORTEST_CODE = 4;

export interface WedgeKey {
  readonly key: string;
  /** Milliseconds, of any one clock. */
  readonly at: number;
  /** A key that is held down comes as fast as a scanner does. */
  readonly repeat?: boolean;
}

/** The sign of a key: scanners type the separator of GS1 as control and a bracket. */
export const signOf = ({
  key,
  ctrlKey,
}: {
  readonly key: string;
  readonly ctrlKey: boolean;
}): string => (ctrlKey && key === ']' ? gs1Separator : key);

/**
 * Tells a scanner from a person by its speed: a burst of characters that ends with Enter, or with
 * Tab as some scanners are set, is a code,
 * wherever the focus is. Answers the code with the key that ends it, else nothing.
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

  /** What was read since the burst began. */
  get read(): string {
    return this.#code;
  }

  /** Whether the last key was the first character of what may become a code. */
  get isBeginning(): boolean {
    return this.#isBeginning;
  }
}
