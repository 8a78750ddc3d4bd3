import { createHash } from 'node:crypto';
import type { Paper } from '../paper/index.js';

interface Kept {
  readonly drawn: Promise<Uint8Array>;
  readonly until: number;
  bytes: number;
}

interface KeepLimits {
  readonly keptMs: number;
  readonly bytesMax: number;
}

/**
 * Files of papers that were just drawn. Who hands a file out has its digest noted and then asks for
 * it; a paper is a value, so what says the same is the same file and drawn once.
 */
export class KeptPapers {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly limits: KeepLimits,
    private readonly now: () => number = Date.now,
  ) {}

  /** The file of the paper, as it was drawn a moment ago or else as `draw` makes it. */
  of(paper: Paper, draw: (paper: Paper) => Promise<Uint8Array>): Promise<Uint8Array> {
    this.#forgetOld();
    const key = keyOf(paper);
    const known = this.#kept.get(key);
    if (known !== undefined) return known.drawn;
    const kept = { drawn: draw(paper), until: this.now() + this.limits.keptMs, bytes: 0 };
    this.#kept.set(key, kept);
    kept.drawn.then(
      ({ byteLength }) => {
        kept.bytes = byteLength;
        this.#forgetOld();
      },
      () => this.#kept.delete(key),
    );
    return kept.drawn;
  }

  /** Those whose time is over, and the oldest while there are too many bytes. */
  #forgetOld(): void {
    let sum = [...this.#kept.values()].reduce((bytes, kept) => bytes + kept.bytes, 0);
    for (const [key, { until, bytes }] of this.#kept) {
      if (until > this.now() && sum <= this.limits.bytesMax) break;
      this.#kept.delete(key);
      sum -= bytes;
    }
  }
}

function keyOf({ logo, ...said }: Paper): string {
  const hash = createHash('sha256').update(JSON.stringify(said));
  if (logo) hash.update(logo.contentType).update(logo.bytes);
  return hash.digest('base64');
}
