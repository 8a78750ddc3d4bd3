import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { journalEventTypes } from '../feed/event-feed.js';
import type { EventSight } from './hidden-fields.js';
import { seenData } from './seen-event.js';

const folder = new URL('../testing/samples/', import.meta.url);

interface Sample {
  readonly type: string;
  readonly data: object;
}

/** One of each event of a company's journal. */
const samples = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Sample)
  .filter(({ type }) => journalEventTypes.includes(type));

const everything: EventSight = { seesCosts: true, seesExpected: true };

/** The names of all fields of a value, however deep. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...namesIn(inner),
  ]);
}

/** Events that still have a field of such a name, as a reader sees them. */
function stillDisclosed(sight: EventSight, shape: RegExp): readonly string[] {
  const found = samples.flatMap((sample) =>
    namesIn(seenData(sample, sight)).flatMap((name) =>
      shape.test(name) ? [`${sample.type}.${name}`] : [],
    ),
  );
  return [...new Set(found)].sort();
}

describe('an event as somebody sees it', () => {
  it('tells nobody what proves who somebody is', () => {
    expect(stillDisclosed(everything, /hash$|^pinId$|secret/i)).toEqual(hashesOfPapers);
  });

  it('tells what goods cost only to those who see costs', () => {
    const shape = /cost|average|purchasePrice|valueMinor|revaluation|variance/i;
    expect(stillDisclosed({ ...everything, seesCosts: false }, shape)).toEqual(sayWhetherTheyTell);
    expect(stillDisclosed(everything, shape).length).toBeGreaterThan(10);
  });

  it('tells what should be in a drawer only to those who may see it', () => {
    const shape = /^(expected|difference|perpetual\w*)Minor$|^figures$/;
    const blind = { ...everything, seesExpected: false };
    expect(stillDisclosed(blind, shape)).toEqual(ofPayments);
    expect(stillDisclosed(everything, shape)).toContain('ShiftClosed.expectedMinor');
  });

  it('is not shown at all for a document priced at cost to those who do not see costs', () => {
    const issued = samples.find(({ type }) => type === 'DocumentIssued') ?? { type: '', data: {} };
    const bought = { ...issued, data: { ...issued.data, group: 'purchases' } };
    expect(seenData(bought, { ...everything, seesCosts: false })).toBeUndefined();
    expect(seenData(bought, everything)).toMatchObject({ group: 'purchases' });
  });
});

/** Hashes of files, journals and entries: they prove what was sent, not who somebody is. */
const hashesOfPapers: readonly string[] = [
  'ImportBegun.fileHash',
  'JournalSealed.hash',
  'TillEntryQuarantined.hash',
  'TillEntryTaken.hash',
];
/** They say whether costs are sent, not what they are. */
const sayWhetherTheyTell: readonly string[] = [
  'OpeningStockCancelled.batchCost',
  'OpeningStockEntered.batchCost',
  'WebhookChanged.withCosts',
  'WebhookCreated.withCosts',
];
/** What is between an account and what was paid: no drawer is counted by it. */
const ofPayments: readonly string[] = [];
