import { gs1Separator, gtinOf } from '@balcao/domain';

/** Longest interval between keys of a scanner, in milliseconds. */
const FASTEST_TYPING_MS = 35;
/** A radio link or a busy machine holds keys up: one code goes on behind such a pause. */
const PAUSE_MS = 120;
/** The same once nobody but a scanner can have typed what came before. */
const LONG_PAUSE_MS = 1_000;
/** Fewer characters may be fast typing. */
const SHORTEST_CODE = 4;
/** A scanner pauses after few of its keys, a person after nearly each. */
const QUICK_PER_PAUSE = 3;

export interface WedgeKey {
  readonly key: string;
  /** Milliseconds, of any one clock: when it was pressed, not when it is handled. */
  readonly at: number;
  /** A held key repeats as fast as a scanner. */
  readonly repeat?: boolean;
}

/** Keys that write nothing by themselves, and so belong to the next character. */
const isPartOfSign = /^(?:Shift|Control|Alt|AltGraph|CapsLock|Dead|Process|Unidentified)$/;

/**
 * The character of a key. Scanners type control characters as Ctrl and the key that has them on a
 * keyboard of the United States: the GS1 separator as the right bracket, whatever this layout has
 * there, and line ends as J and M.
 */
export function signOf({
  key,
  code,
  ctrlKey,
}: {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey: boolean;
}): string {
  if (!ctrlKey) return key;
  if (key === ']' || code === 'BracketRight') return gs1Separator;
  return /^[jm]$/i.test(key) ? 'Enter' : key;
}

/** Digits that nobody types so fast but reads off goods: with a check digit, or with more data. */
const isCodeByItself = (text: string): boolean =>
  /^\d{16}/.test(text) || (text.length >= 13 && gtinOf(text) !== undefined);

/**
 * Distinguishes a scanner from a person by speed, and slow scanners by what they type: a burst of
 * characters ending in Enter, or in Tab for some scanners, is a code regardless of the focus.
 */
export class KeyboardWedge {
  #code = '';
  #lastAt = Number.NEGATIVE_INFINITY;
  #quick = 0;
  #pauses = 0;
  /** Quick keys one after the other: enough of them are nobody's but a scanner's. */
  #inRow = 0;
  #isCertain = false;
  #isEnded = false;
  #isBeginning = false;

  /** The code on its last key, blank on further keys of its end, else undefined. */
  press({ key, at, repeat = false }: WedgeKey): string | undefined {
    const gap = at - this.#lastAt;
    this.#lastAt = at;
    this.#isBeginning = false;
    if (isPartOfSign.test(key)) return undefined;
    const isEnd = key === 'Enter' || key === 'Tab';
    if (isEnd && this.#isEnded && gap <= PAUSE_MS) return '';
    this.#isEnded = false;
    if (key.length !== 1 && !isEnd) {
      this.#begin();
      return undefined;
    }
    if (repeat || !this.#goesOn(gap)) this.#begin();
    else this.#count(gap);
    if (isEnd) return this.#end();
    this.#code += key;
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

  /** Whether the last keys came too fast for a person. */
  get isScanning(): boolean {
    return this.#code.length > 1 && this.#quick > 0;
  }

  #goesOn(gap: number): boolean {
    return this.#code !== '' && gap <= (this.#isCertain ? LONG_PAUSE_MS : PAUSE_MS);
  }

  #count(gap: number): void {
    const isQuick = gap <= FASTEST_TYPING_MS;
    this.#quick += isQuick ? 1 : 0;
    this.#pauses += isQuick ? 0 : 1;
    this.#inRow = isQuick ? this.#inRow + 1 : 0;
    this.#isCertain ||= this.#inRow >= SHORTEST_CODE - 1;
  }

  #begin(): void {
    this.#code = '';
    this.#quick = 0;
    this.#pauses = 0;
    this.#inRow = 0;
    this.#isCertain = false;
  }

  #end(): string | undefined {
    const code = this.#code;
    const isPaced = this.#quick > 0 && this.#pauses * QUICK_PER_PAUSE <= this.#quick;
    const isCode = code.length >= SHORTEST_CODE && (isPaced || isCodeByItself(code));
    this.#begin();
    this.#isEnded = isCode;
    return isCode ? code : undefined;
  }
}
