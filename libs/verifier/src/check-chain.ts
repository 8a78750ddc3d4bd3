import { canonicalJson } from './canonical-json.js';
import type { Manifest, PackedEvent } from './pack.js';
import { Findings, type CheckReport } from './report.js';
import { sha256 } from './sha256.js';

/** What people know an event by: its number, its kind, and what it is about. */
export function eventName({ revision, type, data }: PackedEvent): string {
  const { reference, id } = data;
  const about = typeof reference === 'string' ? reference : typeof id === 'string' ? id : '';
  return `${revision} ${type} ${about}`.trim();
}

/** The hash of an event behind another: SHA-256 of that one's hash and the event's own JSON. */
export function hashOf(previous: string, { type, data, metadata }: PackedEvent): string {
  // What is missing is not written: the hash cannot be of itself.
  const unhashed = { ...metadata, hash: undefined };
  return sha256(previous + canonicalJson({ data, metadata: unhashed, type }));
}

/**
 * Whether each event follows the one before it, unchanged, and as many are there as were packed.
 */
export function checkChain(
  events: readonly PackedEvent[],
  { events: stated }: Manifest,
): CheckReport {
  const findings = new Findings('chain');
  let previous = stated.before;
  let expected = stated.from;
  for (const event of events) {
    findings.looked += 1;
    const { revision, metadata } = event;
    if (revision !== expected) {
      findings.add('eventMissing', eventName(event), `${expected}`, `${revision}`);
    } else if (hashOf(previous, event) !== metadata['hash']) {
      findings.add('eventChanged', eventName(event));
    }
    // What follows is checked by what this event says of itself: each fault is named once.
    previous = typeof metadata['hash'] === 'string' ? metadata['hash'] : previous;
    expected = revision + 1;
  }
  if (events.length !== stated.count) {
    findings.add('eventsCount', 'manifest.json', `${stated.count}`, `${events.length}`);
  }
  if (previous !== stated.last) findings.add('eventsCut', `${expected - 1}`, stated.last, previous);
  return findings.report;
}
