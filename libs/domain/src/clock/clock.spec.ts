import { describe, expect, it } from '@jest/globals';
import { clockDoubt } from './clock-doubt.js';
import { followClock } from './clock.slice.js';
import { createBooks, type Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import { ownName, type Recorded } from '../kernel/index.js';
import { isClockBehind, momentOf } from '../moment.js';

const monday = '2026-03-02T08:00:00.000Z';
const inTwoYears = '2028-03-02T08:00:00.000Z';

function recorded(books: Books, commandId: string, instants: Partial<Recorded>): void {
  const by = { revision: 0, actorId: 'amina', commandId };
  followClock(books.clock, { ...by, recordedAt: monday, ...instants });
}

describe('the moment of a decision', () => {
  it('is the machine’s where the journal is far ahead, and stands still where it is a little', () => {
    expect(momentOf({ now: monday })).toBe(monday);
    expect(momentOf({ now: inTwoYears, clock: monday })).toBe(monday);
    const almost = '2026-03-02T07:59:30.000Z';
    expect(momentOf({ now: monday, clock: almost })).toBe(monday);
    expect(isClockBehind(almost, monday)).toBe(false);
    expect(isClockBehind(monday, inTwoYears)).toBe(true);
  });
});

describe('the day of a command', () => {
  const wrongOnce = { now: inTwoYears, clock: monday };

  it('is the machine’s, whatever was recorded by itself under a wrong clock', () => {
    const books = createBooks();
    recorded(books, 'key-of-a-person', {});
    recorded(books, ownName('seal-2028-03-01'), { recordedAt: inTwoYears });
    expect(todayIn(books, wrongOnce)).toBe('2026-03-02');
    // What a person does then stands in the journal behind the seal, and is of Monday all the same.
    recorded(books, 'key-of-another', { recordedAt: inTwoYears, clock: monday });
    expect(todayIn(books, wrongOnce)).toBe('2026-03-02');
  });

  it('is asked about where a person worked on a later one, unless the clock is accepted', () => {
    const books = createBooks();
    recorded(books, 'key-of-a-person', { recordedAt: inTwoYears });
    expect(() => todayIn(books, wrongOnce)).toThrow('clock.behind');
    expect(todayIn(books, { ...wrongOnce, acceptsClock: true })).toBe('2026-03-02');
    // An hour that leaves the day as it is leads to no question.
    const hourBefore = '2028-03-02T07:00:00.000Z';
    expect(todayIn(books, { now: inTwoYears, clock: hourBefore })).toBe('2028-03-02');
  });
});

describe('the clock', () => {
  it('is in doubt more than a day after the last thing that a person did', () => {
    const books = createBooks();
    expect(clockDoubt(books, inTwoYears)).toBeUndefined();
    recorded(books, 'key-of-a-person', {});
    expect(clockDoubt(books, '2026-03-03T08:00:00.000Z')).toBeUndefined();
    expect(clockDoubt(books, '2026-03-03T08:00:00.001Z')).toBe('ahead');
    // What the product does by itself is nobody's word.
    recorded(books, ownName('seal-2028-03-01'), { recordedAt: inTwoYears });
    expect(clockDoubt(books, inTwoYears)).toBe('ahead');
    recorded(books, 'key-of-another', { recordedAt: inTwoYears });
    expect(clockDoubt(books, inTwoYears)).toBeUndefined();
    expect(clockDoubt(books, monday)).toBe('behind');
  });
});
