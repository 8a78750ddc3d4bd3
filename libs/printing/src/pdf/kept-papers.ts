import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Paper } from '../paper/index.js';

interface KeepLimits {
  readonly keptMs: number;
  readonly bytesMax: number;
}

/**
 * Files of papers that were just drawn. Who hands a file out has its digest noted and then asks for
 * it; a paper is a value, so what says the same is the same file and drawn once.
 */
export class KeptPapers {
  readonly #kept: LRUCache<string, Promise<Uint8Array>>;

  constructor({ keptMs, bytesMax }: KeepLimits, now: () => number = Date.now) {
    this.#kept = new LRUCache({ maxSize: bytesMax, ttl: keptMs, perf: { now }, ttlResolution: 0 });
  }

  /** The file of the paper, as it was drawn a moment ago or else as `draw` makes it. */
  of(paper: Paper, draw: (paper: Paper) => Promise<Uint8Array>): Promise<Uint8Array> {
    this.#kept.purgeStale();
    const key = keyOf(paper);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const drawn = draw(paper);
    this.#kept.set(key, drawn, { size: 1 });
    drawn.then(
      // Its size is known once it is drawn; its time began when it was asked for.
      (bytes) => {
        if (this.#kept.peek(key) !== drawn) return;
        const size = Math.max(1, bytes.byteLength);
        this.#kept.set(key, Promise.resolve(bytes), { size, noUpdateTTL: true });
      },
      () => this.#kept.delete(key),
    );
    return drawn;
  }
}

function keyOf({ logo, ...said }: Paper): string {
  const hash = createHash('sha256').update(JSON.stringify(said));
  if (logo) hash.update(logo.contentType).update(logo.bytes);
  return hash.digest('base64');
}
