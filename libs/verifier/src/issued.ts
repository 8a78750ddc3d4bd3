import type { PackedEvent } from './pack.js';

/** A document or payment with a number, as its event says. */
export interface Issued {
  readonly reference: string;
  readonly issuedOn: string;
}

const numbers: ReadonlySet<string> = new Set(['DocumentIssued', 'PaymentRecorded']);

/** What the events say was issued, by ids. */
export function issuedIn(events: readonly PackedEvent[]): ReadonlyMap<string, Issued> {
  const issued = new Map<string, Issued>();
  for (const { type, data } of events) {
    const { id, reference, issuedOn } = data;
    if (!numbers.has(type) || typeof id !== 'string' || typeof reference !== 'string') continue;
    issued.set(id, { reference, issuedOn: String(issuedOn) });
  }
  return issued;
}
