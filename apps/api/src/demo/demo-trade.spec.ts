import { describe, expect, it } from '@jest/globals';
import { demoYear } from './demo-plan.js';
import { demoTrade } from './demo-trade.js';

const weeks = () => [...batchesOf('2026-01-05', '2026-02-28')];

/** The batches, as if each had done nothing. */
function* batchesOf(firstDay: string, today: string) {
  const trade = demoTrade({ ...demoYear(today), firstDay });
  for (let step = trade.next(); step.done !== true; step = trade.next([])) yield step.value;
}

describe('the trade of the demo company', () => {
  it('is the same in every run', () => {
    expect(weeks()).toEqual(weeks());
  });

  it('names each step once, so that it can go on after a crash', () => {
    const ids = weeks().flatMap((batch) => batch.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps to the days on which the shops are open', () => {
    const days = weeks()
      .flat()
      .flatMap(({ command }) => ('issuedOn' in command ? [command.issuedOn ?? ''] : []));
    const sundays = days.filter((on) => new Date(`${on}T00:00:00Z`).getUTCDay() === 0);
    expect([sundays, days.every((on) => on >= '2026-01-05' && on <= '2026-02-28')]).toEqual([
      [],
      true,
    ]);
  });
});
