import { refuse } from '@balcao/domain';

/** Reads numbers from bytes with bounds checks; reads outside are refused. */
export class CheckedBytes {
  readonly #view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  byte(at: number): number {
    return this.#view.getUint8(this.#within(at, 1));
  }

  short(at: number): number {
    return this.#view.getUint16(this.#within(at, 2), true);
  }

  long(at: number): number {
    return this.#view.getUint32(this.#within(at, 4), true);
  }

  double(at: number): number {
    return this.#view.getFloat64(this.#within(at, 8), true);
  }

  part(at: number, length: number): Uint8Array {
    return this.bytes.subarray(this.#within(at, length), at + length);
  }

  #within(at: number, length: number): number {
    return at >= 0 && length >= 0 && at + length <= this.length ? at : refuse('import.unreadable');
  }
}
