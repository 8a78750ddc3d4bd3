/** The part of a key event used here. */
export interface HeldKey {
  readonly key: string;
  readonly repeat?: boolean;
}

/**
 * Holding Q while typing digits sets the quantity of the selected line; releasing Q before a digit
 * types the letter. Processes key events in order.
 */
export class HeldQuantity {
  #digits: string | undefined;

  /** Returns whether the key is part of a quantity and not text. */
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

  /** The digits typed so far; undefined if no quantity is being typed. */
  get digits(): string {
    return this.#digits ?? '';
  }

  /** Ends on key release: returns the quantity as a decimal string, if any. */
  release({ key }: HeldKey): string | undefined {
    if (key.toLowerCase() !== 'q') return undefined;
    const digits = this.digits.replace(',', '.');
    this.#digits = undefined;
    return /^\d+(\.\d+)?$/.test(digits) ? digits : undefined;
  }
}
