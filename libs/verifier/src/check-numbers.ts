import type { PackedEvent } from './pack.js';
import { Findings, type CheckReport } from './report.js';

const numbered = new Set(['DocumentIssued', 'PaymentRecorded', 'DocumentNumberMissing']);

/** Whether the numbers of each series follow one another, and come to what the seals say. */
export function checkNumbers(events: readonly PackedEvent[]): CheckReport {
  const findings = new Findings('numbers');
  const lasts = new Map<string, number>();
  for (const { type, data } of events) {
    if (type === 'JournalSealed') fitSeal(data, lasts, findings);
    const { seriesId, number } = data;
    if (!numbered.has(type) || typeof seriesId !== 'string' || typeof number !== 'number') continue;
    findings.looked += 1;
    const last = lasts.get(seriesId);
    lasts.set(seriesId, Math.max(number, last ?? 0));
    if (last === undefined || number === last + 1) continue;
    const item = `${seriesId} ${number}`;
    findings.add(number <= last ? 'numberTwice' : 'numberGap', item, `${last + 1}`, `${number}`);
  }
  return findings.report;
}

function fitSeal(
  { number, series }: PackedEvent['data'],
  lasts: ReadonlyMap<string, number>,
  findings: Findings,
): void {
  if (!Array.isArray(series)) return;
  for (const { id, last } of series as readonly { readonly id: string; readonly last: number }[]) {
    const known = lasts.get(id);
    if (known === undefined || known === last) continue;
    findings.add('numberOfSeal', `${String(number)} ${id}`, `${last}`, `${known}`);
  }
}
