import { createHash } from 'node:crypto';
import type { Rehearsal, RehearsedEvent, RehearsedState } from '@balcao/contracts';
import {
  canonicalJson,
  nothingTaken,
  type Books,
  type Facts,
  type JournalEvent,
} from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';
import { convertedStatus, linksOf } from '@balcao/projections';
import { effectsOf, keyOf, namesOf, type Effects } from './effects.js';
import { shownEffects } from './shown-effects.js';

/** Ids that were made while deciding: no two decisions have the same. */
type Minted = readonly string[];

interface RehearsalInput {
  /** Those that the command was told of. */
  readonly documents: Facts['documents'];
  readonly minted: Minted;
}

/** What the events would do, as the books would be behind them. */
export function rehearsalOf(
  books: Books,
  events: readonly PlacedEvent<JournalEvent>[],
  { documents, minted }: RehearsalInput,
): Rehearsal {
  const effects = effectsOf(events, documents);
  return {
    revision: (events[0]?.revision ?? 0) - 1,
    token: tokenOf(books, effects, { events, minted }),
    events: events.map(({ type, data }): RehearsedEvent => ({ type, data })),
    documents: events.flatMap((event) => {
      if (event.type !== 'DocumentIssued') return [];
      const { id, reference, totals, currency } = event.data;
      return [{ id, reference, totalMinor: totals.totalMinor, currency }];
    }),
    states: statesOf(events, documents),
    ...shownEffects(books, effects, 'behind'),
    declared: declaredBy(events),
  };
}

/** What becomes of documents that nobody pays, once others are made of them or are not any more. */
function statesOf(
  events: readonly JournalEvent[],
  documents: Facts['documents'],
): readonly RehearsedState[] {
  const states = new Map<string, RehearsedState['status']>();
  for (const taking of events.flatMap(linksOf)) {
    const { documentId, kind } = taking;
    const { accountEffect } = documents.get(documentId) ?? {};
    if (kind !== 'conversion' || accountEffect !== 'none') continue;
    states.set(documentId, convertedStatus({ status: 'open', accountEffect }, taking));
  }
  return [...states].map(([documentId, status]) => ({ documentId, status }));
}

/** What it would do to months that were handed in. */
function declaredBy(events: readonly PlacedEvent<JournalEvent>[]): Rehearsal['declared'] {
  const months = new Map<string, { baseMinor: number; vatMinor: number }>();
  for (const event of events) {
    if (event.type !== 'DeclaredPeriodAltered') continue;
    const { id, baseMinor, vatMinor } = event.data;
    const before = months.get(id) ?? { baseMinor: 0, vatMinor: 0 };
    months.set(id, {
      baseMinor: before.baseMinor + baseMinor,
      vatMinor: before.vatMinor + vatMinor,
    });
  }
  return [...months].map(([period, sums]) => ({ period, ...sums }));
}

/**
 * Names what a command does: which kinds of events, their sums, and how it finds the documents that
 * it is made of. Numbers of documents, instants and balances are no part of it: they may move on
 * without the command doing anything else. Ids that were made while deciding count by their place.
 */
export function tokenOf(
  books: Books,
  effects: Effects,
  { events, minted }: { readonly events: readonly JournalEvent[]; readonly minted: Minted },
): string {
  const types = events.map(({ type }) => type);
  return digestOf([types, sortedSums(effects, minted), originsOf(books, events)]);
}

/**
 * What is taken of other documents, and what others have taken of them: the same before the events
 * and behind them. A document that somebody else has converted or credited since is another origin.
 */
function originsOf(books: Books, events: readonly JournalEvent[]) {
  const own = new Set(events.map(({ data }) => data.id));
  return events.flatMap(linksOf).map(({ documentId, kind, leaves }) => {
    const { by } = books.links.taken.get(documentId) ?? nothingTaken;
    const others = by.filter(({ id }) => !own.has(id)).map((taker) => `${taker.kind} ${taker.id}`);
    return [documentId, kind, leaves, others.sort()];
  });
}

/** The sums in an order of their own, whatever order the events had. */
export function sortedSums(effects: Effects, minted: Minted) {
  const places = placesOf(minted);
  const placed = (key: string): string =>
    keyOf(...namesOf(key).map((name) => places.get(name) ?? name));
  return Object.entries(effects).map(([name, sum]: [string, ReadonlyMap<string, unknown>]) => [
    name,
    [...sum]
      .map(([key, change]) => [placed(key), change] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

/** What stands for each id that was made while deciding: its place among those. */
const placesOf = (minted: Minted): ReadonlyMap<string, string> =>
  new Map(minted.map((id, at) => [id, `#${at}`]));

/** Events in which ids that were made while deciding stand by their places. */
export function withPlaces(events: unknown, minted: Minted): unknown {
  const places = placesOf(minted);
  return JSON.parse(JSON.stringify(events), (_, value: unknown) =>
    typeof value === 'string' ? (places.get(value) ?? value) : value,
  ) as unknown;
}

/** Names a value: the same for the same, whatever the order of its fields. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 32);
