/** The part of a key press that a held Q looks at. */
export interface HeldKey {
  readonly key: string;
  readonly repeat?: boolean;
}

/**
 * Q held down while digits are typed is the quantity of the selected line; Q let go before any
 * digit is the letter. One key press at a time, as the field hears them.
 */
export class HeldQuantity {
  #digits: string | undefined;

  /** Answers whether the key is part of a quantity, and so no text. */
  press({ key, repeat = false }: HeldKey, isEmpty: boolean): boolean {
    if (key.toLowerCase() === 'q') {
      if (repeat) return this.#digits !== undefined;
      this.#digits = isEmpty ? '' : undefined;
      return false;
    }
    if (this.#digits === undefined || !/^[\d.,]$/.test(key)) return false;
    this.#digits += key;
    return true;
  }

  /** What was typed so far; nothing while no quantity is. */
  get digits(): string {
    return this.#digits ?? '';
  }

  /** Ends with the key let go: answers the quantity as a decimal string, if there is one. */
  release({ key }: HeldKey): string | undefined {
    if (key.toLowerCase() !== 'q') return undefined;
    const digits = this.digits.replace(',', '.');
    this.#digits = undefined;
    return /^\d+(\.\d+)?$/.test(digits) ? digits : undefined;
  }
}
