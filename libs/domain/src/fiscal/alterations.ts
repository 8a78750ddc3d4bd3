import type { Books } from '../books.js';
import type { DocumentIssuedData } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import type { Facts } from '../facts.js';
import type { Alteration, DeclaredPeriodAltered } from './fiscal.events.js';

/** What a client owed before there was a company here: no file tells of it. */
const openingType = 'SI';

/** The month of a calendar day, `2026-03`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** How a month is written. */
export const monthShape = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Whether the monthly file has the document; a SAF-T has also what charges nothing. */
export function isDeclared(issued: DocumentIssuedData, fileKind: string): boolean {
  const { group, isTraining, typeId, accountEffect } = issued;
  if ((group ?? 'sales') !== 'sales' || isTraining === true || typeId === openingType) return false;
  return accountEffect !== 'none' || fileKind.startsWith('saft');
}

const kinds = {
  DocumentIssued: 'issued',
  DocumentCancelled: 'cancelled',
  DocumentRestored: 'restored',
} as const;

/** What an event does to the month of its document; nothing where it does nothing to any. */
export function alterationBy(
  event: JournalEvent,
  documents: Facts['documents'],
): { readonly alteration: Alteration; readonly issued: DocumentIssuedData } | undefined {
  if (
    event.type !== 'DocumentIssued' &&
    event.type !== 'DocumentCancelled' &&
    event.type !== 'DocumentRestored'
  ) {
    return undefined;
  }
  const issued = event.type === 'DocumentIssued' ? event.data : documents.get(event.data.id);
  if (!issued) return undefined;
  const kind = kinds[event.type];
  return { issued, alteration: alterationOf(issued, kind) };
}

function alterationOf(issued: DocumentIssuedData, kind: Alteration['kind']): Alteration {
  const { id, reference, issuedOn, partyId, accountEffect, totals, exchange } = issued;
  const worth = exchange ?? totals;
  const side = accountEffect === 'none' ? 0 : accountEffect === 'credit' ? -1 : 1;
  const sign = kind === 'cancelled' ? -side : side;
  const signed = (minor: number) => (sign === 0 || minor === 0 ? 0 : sign * minor);
  return {
    kind,
    documentId: id,
    reference,
    issuedOn,
    partyId,
    baseMinor: signed(worth.baseMinor),
    vatMinor: signed(worth.vatMinor),
    totalMinor: signed(worth.totalMinor),
  };
}

/**
 * The events, and beside each that changes a declared month that it does: the month wants a new
 * file then (docs/rules.md, C23).
 */
export function withAlterations(
  books: Books,
  events: readonly JournalEvent[],
  { documents }: Pick<Facts, 'documents'>,
): readonly JournalEvent[] {
  if (books.fiscal.declarations.size === 0) return events;
  const altered = events.flatMap((event): readonly DeclaredPeriodAltered[] => {
    const found = alterationBy(event, documents);
    if (!found) return [];
    const id = monthOf(found.issued.issuedOn);
    const declared = books.fiscal.declarations.get(id);
    if (!declared || !isDeclared(found.issued, declared.fileKind)) return [];
    return [{ type: 'DeclaredPeriodAltered', data: { id, ...found.alteration } }];
  });
  return altered.length === 0 ? events : [...events, ...altered];
}
