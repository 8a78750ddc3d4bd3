import { createHash } from 'node:crypto';
import type { ByteRange, Content } from './blob-store.js';
import { BlobTooLarge } from './errors.js';
import { bytesPerBlob } from './limits.js';

/** Measures content while it passes through. */
export class Meter {
  size = 0;
  readonly #hash = createHash('sha256');

  /** The content piece by piece; `BlobTooLarge` as soon as it is longer than allowed. */
  async *through(content: Content, bytesMax = bytesPerBlob): AsyncGenerator<Uint8Array> {
    const pieces = content instanceof Uint8Array ? [content] : content;
    for await (const piece of pieces) {
      this.size += piece.byteLength;
      if (this.size > bytesMax) throw new BlobTooLarge(bytesMax);
      this.#hash.update(piece);
      if (piece.byteLength > 0) yield piece;
    }
  }

  /** SHA-256 in hex of what has passed; to be asked once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/** The bytes of content of this size that a range means. */
export function bounded(
  size: number,
  range: ByteRange = { start: 0 },
): { readonly start: number; readonly end: number } {
  const end = Math.min(size, range.end ?? size);
  const start = Math.min(range.start, end);
  if (Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0) return { start, end };
  throw new RangeError('a range is of whole numbers from 0');
}
