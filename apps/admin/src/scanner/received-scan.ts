/** What came of a scanner, from its first key to its last. */
export interface ReceivedScan {
  readonly text: string;
  /** How it ended; nothing where no key did. */
  readonly end: 'Enter' | 'Tab' | undefined;
  /** Milliseconds from one key to the next, on average. */
  readonly paceMs: number;
}

/** A key as it is pressed. */
export interface ReceivedKey {
  readonly key: string;
  readonly at: number;
  readonly isControl?: boolean;
}

/** Without a key for this long, a scan is over that nothing ended. */
export const SILENCE_MS = 600;

/** The separator of GS1, which scanners type as control and a bracket. */
const separator = '\u001d';

/** Gathers keys to a scan; the last key, or silence, ends it. */
export class ScanReceiver {
  #text = '';
  #firstAt = 0;
  #lastAt = 0;

  /** Answers the scan with the key that ends it. */
  press({ key, at, isControl = false }: ReceivedKey): ReceivedScan | undefined {
    if (key === 'Enter' || key === 'Tab') return this.end(key);
    const sign = isControl && key === ']' ? separator : key;
    if (sign.length !== 1 || (isControl && sign === key)) return undefined;
    if (this.#text === '') this.#firstAt = at;
    this.#text += sign;
    this.#lastAt = at;
    return undefined;
  }

  /** What was received until now; nothing where that is nothing. */
  end(end?: ReceivedScan['end']): ReceivedScan | undefined {
    const text = this.#text;
    if (text === '') return undefined;
    this.#text = '';
    const steps = Math.max(1, text.length - 1);
    return { text, end, paceMs: Math.round((this.#lastAt - this.#firstAt) / steps) };
  }
}
