import type { LogNeeds } from './event-store.js';

/** What a store has kept of the needs of its log; `TypeError` for anything else. */
export function needsIn(kept: unknown): LogNeeds {
  if (typeof kept === 'object' && kept !== null && 'format' in kept && 'version' in kept) {
    const { format, version } = kept;
    if (Number.isSafeInteger(format) && typeof version === 'string') {
      return { format: Number(format), version };
    }
  }
  throw new TypeError('what the log says of its format is not what this product writes there');
}
