import {
  BULK_OUTCOMES_SHOWN,
  type BulkActionName,
  type BulkRehearsal,
  type RehearsedField,
  type RehearsedRow,
} from '@balcao/contracts';
import { accountKey, type Books } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { fromMicros } from '@balcao/pricing';
import { seenByReader } from '../../access/rows/seen-events.js';
import { digestOf, withPlaces } from '../../rehearsal/rehearsed.js';
import type { Trial } from './bulk-trials.js';
import { outcomeOf } from './outcome-of.js';

/** Names what an order does: the events of each row, or what it is refused for. */
export function tokenOfTrials(action: BulkActionName, trials: readonly Trial[]): string {
  const whole = trials.map(({ row, events, minted, problems }) => [
    row.id,
    withPlaces(events, minted),
    problems?.map(({ code }) => code) ?? [],
  ]);
  return digestOf([action, whole]);
}

/** The trials summed up; `books` say what stands on what would be removed. */
export function bulkRehearsalOf(
  books: Books,
  { action, trials }: { readonly action: BulkActionName; readonly trials: readonly Trial[] },
  { revision, language }: { readonly revision: number; readonly language: Language },
): BulkRehearsal {
  const refused = trials.filter(({ problems }) => problems !== undefined);
  const changed = trials.filter(({ events }) => events.length > 0);
  return {
    revision,
    token: tokenOfTrials(action, trials),
    changed: changed.length,
    refused: refused.length,
    unchanged: trials.length - refused.length - changed.length,
    rows: changed.slice(0, BULK_OUTCOMES_SHOWN).map((trial) => shown(books, trial)),
    refusals: refused
      .slice(0, BULK_OUTCOMES_SHOWN)
      .map(({ row, problems }) => outcomeOf({ ...row, ...(problems && { problems }) }, language)),
  };
}

function shown(books: Books, { row: { id, name }, events }: Trial): RehearsedRow {
  const plain = { id, name, fields: events.flatMap((event) => fieldsOf(seenByReader(event))) };
  switch (events[0]?.type) {
    case 'ArticleArchived': {
      const micros = books.stock.levels.totalOf(id);
      return micros === 0 ? plain : { ...plain, inStock: fromMicros(micros) };
    }
    case 'PartyArchived': {
      const { balances } = books.documents;
      const owed = balances.get(accountKey(id, 'client')) ?? 0;
      const owes = balances.get(accountKey(id, 'supplier')) ?? 0;
      return owed + owes === 0 ? plain : { ...plain, balanceMinor: owed + owes };
    }
    default:
      return plain;
  }
}

function fieldsOf(data: object = {}): readonly RehearsedField[] {
  if (!('before' in data) || !('after' in data)) return [];
  const [before, after] = [entriesOf(data.before), entriesOf(data.after)];
  return [...new Set([...before.keys(), ...after.keys()])].map((field) => ({
    field,
    before: before.get(field) ?? null,
    after: after.get(field) ?? null,
  }));
}

function entriesOf(fields: unknown): ReadonlyMap<string, string> {
  if (typeof fields !== 'object' || fields === null) return new Map();
  return new Map(
    Object.entries(fields).flatMap(([name, value]: readonly [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}
