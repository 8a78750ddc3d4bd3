import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { Commerce, extremeSizes, sequencesOf } from '@balcao/domain/testing';
import { assertRow, type Row } from '@balcao/read-store';
import { allProjections } from './all-projections.js';
import { applied } from './testing/applied.js';

/** `BALCAO_SEQUENCES=10000` runs a tenth of it. */
const numRuns = Number.parseInt(process.env['BALCAO_SEQUENCES'] ?? '1000', 10) / 10;
const longest = 60;

const journalProjections = allProjections.filter(({ category }) => category === 'journal');

/** Throws for a whole number anywhere in a row that is not a safe one. */
function assertExact(value: unknown, path: string): void {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new Error(`${path} is ${value}`);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) assertExact(inner, `${path}.${key}`);
}

describe('after any sequence of commands, whatever amounts they say', () => {
  it('every row holds exact numbers, and fits its collection', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(sequencesOf(longest, extremeSizes), (sequence) => {
        const shop = new Commerce(sequence).carryOut(sequence.steps);
        refused += shop.refused;
        for (const count of shop.accepted.values()) accepted += count;
        const recorded = shop.events.map((event) => ({
          ...event,
          metadata: { actorId: 'cashier', recordedAt: '2026-03-02T07:30:00.000Z' },
        }));
        for (const projection of journalProjections) {
          const rows = Object.entries(applied(projection, recorded));
          for (const [id, row] of rows) {
            // Made by a fold: what the runner would write.
            assertRow(projection.collection, row as Row);
            assertExact(row, `${projection.name} ${id}`);
          }
        }
      }),
      { numRuns },
    );
    console.info(`${numRuns} sequences: ${accepted} commands accepted, ${refused} refused`);
  });
});
