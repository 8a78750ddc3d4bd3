import { Continuity } from './continuity.js';
import type { PackedEvent } from './pack.js';
import { Findings, type CheckReport } from './report.js';

const numbered = new Set(['DocumentIssued', 'PaymentRecorded', 'DocumentNumberMissing']);

/** Whether the numbers of each series follow one another, and come to what the seals say. */
export function checkNumbers(events: readonly PackedEvent[]): CheckReport {
  const findings = new Findings('numbers');
  const continuity = new Continuity();
  for (const { type, data } of events) {
    if (type === 'JournalSealed') fitSeal(data, continuity, findings);
    const { seriesId, number } = data;
    if (!numbered.has(type) || typeof seriesId !== 'string' || typeof number !== 'number') continue;
    findings.looked += 1;
    for (const { kind, expected } of continuity.follow({ seriesId, number })) {
      const code = kind === 'twice' ? 'numberTwice' : 'numberGap';
      findings.add(code, `${seriesId} ${number}`, `${expected}`, `${number}`);
    }
  }
  return findings.report;
}

function fitSeal(
  { number, series }: PackedEvent['data'],
  continuity: Continuity,
  findings: Findings,
): void {
  if (!Array.isArray(series)) return;
  for (const { id, last } of series as readonly { readonly id: string; readonly last: number }[]) {
    const known = continuity.lastOf(id);
    if (known === undefined || known === last) continue;
    findings.add('numberOfSeal', `${String(number)} ${id}`, `${last}`, `${known}`);
  }
}
