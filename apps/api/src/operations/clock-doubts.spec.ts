import { describe, expect, it } from '@jest/globals';
import { DomainError, type JournalEvent } from '@balcao/domain';
import type { Executed } from '@balcao/journal';
import { ClockDoubts } from './clock-doubts.js';

const monday = '2026-03-02T08:00:00.000Z';
const tuesday = '2026-03-03T08:00:00.000Z';

/** A command that recorded something: at an instant of the journal, and by a clock. */
function recorded(type: string, clock?: string, repeated = false): Executed<JournalEvent> {
  const metadata = { recordedAt: tuesday, ...(clock !== undefined && { clock }) };
  return {
    revision: 1,
    repeated,
    events: [{ type, metadata }],
  } as unknown as Executed<JournalEvent>;
}

describe('doubts about the clock', () => {
  const one = ['The clock is behind the last event of a journal (1 in all).'];

  it('are none where events are recorded at the instant of the clock', () => {
    const doubts = new ClockDoubts();
    doubts.executed('MODERNA', recorded('MoneyDeposited'));
    expect(doubts.problemsAt(monday)).toEqual([]);
  });

  it('begin with an event whose instant stands still, and end with the next that moves', () => {
    const doubts = new ClockDoubts();
    doubts.executed('MODERNA', recorded('MoneyDeposited', monday));
    expect(doubts.problemsAt(monday)).toEqual(one);
    doubts.executed('MODERNA', recorded('MoneyDeposited', undefined, true));
    expect(doubts.problemsAt(monday)).toEqual(one);
    doubts.executed('MODERNA', recorded('MoneyDeposited'));
    expect(doubts.problemsAt(monday)).toEqual([]);
  });

  it('end once an owner has corrected the clock', () => {
    const doubts = new ClockDoubts();
    doubts.executed('MODERNA', recorded('MoneyDeposited', monday));
    doubts.executed('MODERNA', recorded('ClockCorrected', monday));
    expect(doubts.problemsAt(monday)).toEqual([]);
  });

  it('end by themselves once the clock has caught up, also of a company that does nothing', () => {
    const doubts = new ClockDoubts();
    doubts.executed('MODERNA', recorded('MoneyDeposited', monday));
    expect(doubts.problemsAt(tuesday)).toEqual([]);
  });

  it.each(['clock.behind', 'document.clockBehind'] as const)('begin with a refusal: %s', (code) => {
    const doubts = new ClockDoubts();
    doubts.refused(
      'MODERNA',
      new DomainError({ code, path: '', params: { clock: monday, last: tuesday } }),
    );
    expect(doubts.problemsAt(monday)).toEqual(one);
  });

  it('do not begin with any other refusal or error', () => {
    const doubts = new ClockDoubts();
    doubts.refused(
      'MODERNA',
      new DomainError({ code: 'record.notFound', path: '', params: { last: tuesday } }),
    );
    doubts.refused('MODERNA', new TypeError('last'));
    expect(doubts.problemsAt(monday)).toEqual([]);
  });
});
