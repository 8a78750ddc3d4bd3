import type { Manifest, PackedEvent } from './pack.js';
import { fields, text, type Values } from './values.js';

/** When and by whom something was recorded; the time is the company's, to the second. */
export interface Stamp {
  readonly at: string;
  readonly by: string;
  readonly reason?: string;
}

/** A document or payment of the period, and what became of it. */
export interface FiscalRecord {
  readonly data: Values;
  readonly number: string;
  readonly entered: Stamp;
  /** How it was cancelled; absent where it is in force. */
  readonly cancelled?: Stamp;
  /** The number of the document that it corrects; absent where the events have none. */
  readonly corrects?: string;
}

/** What the fiscal files of a pack are about, by ids. */
export interface FiscalRecords {
  readonly documents: ReadonlyMap<string, FiscalRecord>;
  readonly payments: ReadonlyMap<string, FiscalRecord>;
}

/** Opening balances are of another program's documents. */
const openingTypes: ReadonlySet<string> = new Set(['SI', 'SIF']);

/** The documents and payments of the period, as the events up to its end leave them. */
export function fiscalRecords(
  events: readonly PackedEvent[],
  { period: { from, to }, company: { timeZone } }: Manifest,
): FiscalRecords {
  const localTime = localTimeIn(timeZone);
  const stampOf = ({ data, metadata }: PackedEvent): Stamp => ({
    at: localTime(text(metadata['recordedAt'])),
    by: text(metadata['actorId']),
    ...(typeof data['reason'] === 'string' && { reason: data['reason'] }),
  });
  const issued = new Map<string, PackedEvent>();
  const cancelled = new Map<string, Stamp>();
  for (const event of events) {
    const id = text(event.data['id']);
    if (/^(?:DocumentIssued|PaymentRecorded)$/.test(event.type)) issued.set(id, event);
    if (/^(?:Document|Payment)Cancelled$/.test(event.type)) cancelled.set(id, stampOf(event));
    if (/^(?:Document|Payment)Restored$/.test(event.type)) cancelled.delete(id);
  }
  const records = { DocumentIssued: new Map(), PaymentRecorded: new Map() } as Readonly<
    Record<string, Map<string, FiscalRecord>>
  >;
  for (const [id, event] of issued) {
    const { data, type } = event;
    const on = text(data['issuedOn']);
    if (on < from || on > to) continue;
    const recorded = stampOf(event);
    const enteredAt = text(fields(data['signature'])['enteredAt']);
    const end = cancelled.get(id);
    const origin = issued.get(text(data['originId']));
    records[type]?.set(id, {
      data,
      number: numberOf(data),
      // What was signed holds, whatever the time zone has become.
      entered: enteredAt === '' ? recorded : { ...recorded, at: enteredAt },
      ...(end && { cancelled: end }),
      ...(origin && { corrects: numberOf(origin.data) }),
    });
  }
  return {
    documents: records['DocumentIssued'] ?? new Map(),
    payments: records['PaymentRecorded'] ?? new Map(),
  };
}

/** Which part of the files has a document; none of a training series, or of opening balances. */
export function partOf({
  data,
  cancelled,
}: FiscalRecord): 'invoices' | 'others' | 'purchases' | undefined {
  const { group = 'sales', isTraining, accountEffect, typeId } = data;
  if (isTraining === true || openingTypes.has(text(typeId))) return undefined;
  if (group === 'sales') return accountEffect === 'none' ? 'others' : 'invoices';
  // A file has no sign for what was cancelled of a supplier: it is not there any more.
  const isPurchase = group === 'purchases' && accountEffect !== 'none' && cancelled === undefined;
  return isPurchase ? 'purchases' : undefined;
}

const numberShape = /^[^ ]+ [^/^ ]+\/[0-9]+$/;

/** As printed where that is a number of a fiscal file; else type, series and number. */
export function numberOf(data: Values): string {
  const reference = text(data['reference']);
  if (numberShape.test(reference)) return reference;
  const series = text(data['seriesId']).replaceAll(/[ /^]/g, '-');
  return `${text(data['typeId'])} ${series}/${String(data['number'])}`;
}

/** `2026-03-02T09:30:00` of an instant. */
function localTimeIn(timeZone: string): (instant: string) => string {
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...style });
  return (instant) => (instant === '' ? '' : format.format(new Date(instant)).replace(' ', 'T'));
}
