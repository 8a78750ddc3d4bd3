import { describe, expect, it } from '@jest/globals';
import { clockDoubt } from './clock-doubt.js';
import { clockDeciders } from './clock.deciders.js';
import { followClock } from './clock.slice.js';
import { createBooks, type Books } from '../books.js';
import { decide, type Command } from '../commands.js';
import { todayIn } from '../companies/index.js';
import type { JournalEvent } from '../events.js';
import { rolePermissions } from '../identity/index.js';
import { usableKey } from '../integrations/index.js';
import { ownName, type Recorded } from '../kernel/index.js';
import { isClockBehind, momentOf } from '../moment.js';
import {
  aCompany,
  aContext,
  aShop,
  booksOf,
  evolveAll,
  issuedInShop,
  marta,
  mondayMorning,
  specify,
} from '../testing/index.js';

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

  it('is what every rule is given, wherever the journal is', () => {
    const books = booksOf(...aCompany());
    const key: Command = {
      type: 'CreateApiKey' as const,
      id: 'shop',
      name: 'Shop',
      permissions: ['catalog.view'],
      secretHash: 'aa'.repeat(32),
      hint: 'aaaa',
      expiresAt: '2027-03-02T08:00:00.000Z',
    };
    const context = aContext({ now: inTwoYears });
    expect(decide(books, key, { ...context, clock: monday })).toHaveLength(1);
    expect(() => decide(books, key, { ...context, clock: inTwoYears })).toThrow(
      'apiKey.expiryPast',
    );
  });
});

describe('what expires', () => {
  const invite: Command = { type: 'InviteMember', id: 'i1', email: 'rui@x.mz', role: 'cashier' };
  const letter: Command = { type: 'MailInvitation', id: 'i1', tokenHash: 'hash' };
  const accept: Command = {
    type: 'AcceptInvitation',
    id: 'i1',
    tokenHash: 'hash',
    userId: 'rui',
    userName: 'Rui Sitoe',
  };
  /** The books of a company whose journal is in two years, as of this clock. */
  const decideAt = (books: Books, command: Command, clock: string) =>
    decide(books, command, { ...aContext({ now: inTwoYears }), clock });

  it('is counted from the machine’s clock, wherever the journal is', () => {
    const books = booksOf(...aCompany());
    evolveAll(books, decideAt(books, invite, monday), 100);
    const mailed = decideAt(books, letter, monday);
    expect(mailed).toMatchObject([{ data: { expiresAt: '2026-03-09T08:00:00.000Z' } }]);
    evolveAll(books, mailed, 101);
    expect(decideAt(books, accept, '2026-03-09T07:59:59.999Z')).toHaveLength(1);
    expect(() => decideAt(books, accept, '2026-03-09T08:00:00.000Z')).toThrow(
      'identity.invitationExpired',
    );
  });

  it('opens nothing from that instant of the machine’s clock on', () => {
    const books = booksOf(...aCompany());
    const key: Command = {
      type: 'CreateApiKey' as const,
      id: 'shop',
      name: 'Shop',
      permissions: ['catalog.view'],
      secretHash: 'aa'.repeat(32),
      hint: 'aaaa',
      expiresAt: '2026-03-03T08:00:00.000Z',
    };
    evolveAll(books, decideAt(books, key, monday), 100);
    expect(usableKey(books, 'shop', '2026-03-03T07:59:59.999Z')).toMatchObject({ hint: 'aaaa' });
    expect(usableKey(books, 'shop', '2026-03-03T08:00:00.000Z')).toBeUndefined();
  });
});

describe('the day of a command', () => {
  /** As rules are given it: the journal is in two years, the clock is on Monday. */
  const wrongOnce = { now: momentOf({ now: inTwoYears, clock: monday }), clock: monday };

  it('is the machine’s, whatever was recorded by itself under a wrong clock', () => {
    const books = createBooks();
    recorded(books, 'key-of-a-person', {});
    recorded(books, ownName('seal-2028-03-01'), { recordedAt: inTwoYears });
    expect(todayIn(books, wrongOnce)).toBe('2026-03-02');
    // A person's event after the seal has its instant in the journal, and is still of Monday.
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
    expect(todayIn(books, { now: hourBefore, clock: hourBefore })).toBe('2028-03-02');
  });
});

describe('the clock', () => {
  it('is in doubt more than a day after the last thing that a person did', () => {
    const books = createBooks();
    expect(clockDoubt(books, inTwoYears)).toBeUndefined();
    recorded(books, 'key-of-a-person', {});
    expect(clockDoubt(books, '2026-03-03T08:00:00.000Z')).toBeUndefined();
    expect(clockDoubt(books, '2026-03-03T08:00:00.001Z')).toBe('ahead');
    // An event of the product itself confirms no clock.
    recorded(books, ownName('seal-2028-03-01'), { recordedAt: inTwoYears });
    expect(clockDoubt(books, inTwoYears)).toBe('ahead');
    recorded(books, 'key-of-another', { recordedAt: inTwoYears });
    expect(clockDoubt(books, inTwoYears)).toBeUndefined();
    expect(clockDoubt(books, monday)).toBe('behind');
  });
});

describe('correcting the clock', () => {
  const given = specify(clockDeciders.CorrectClock);
  const correct = { type: 'CorrectClock' } as const;
  /** Half past midnight of 1 March in Maputo, and still February in UTC. */
  const dayBefore = '2026-02-28T22:30:00.000Z';
  const corrected: JournalEvent = {
    type: 'ClockCorrected',
    data: { id: 'moderna', at: dayBefore, on: '2026-03-01', until: mondayMorning },
  };

  it('is of the day in the company’s time zone, up to the last instant of the wrong clock', () => {
    given(...aCompany())
      .when(correct, { now: dayBefore })
      .then(corrected);
  });

  it('is for an owner only', () => {
    const permissions = [...rolePermissions.manager, 'companies.manage'] as const;
    const manager: JournalEvent = { ...marta, data: { ...marta.data, permissions } };
    given(...aCompany(), manager)
      .when(correct, { now: dayBefore, actorId: 'marta' })
      .thenRefused('company.ownersOnly');
    given(...aCompany(), marta)
      .when(correct, { now: dayBefore, actorId: 'marta' })
      .thenRefused('identity.permissionMissing');
  });

  it.each([mondayMorning, '2026-03-02T07:29:30.000Z', inTwoYears])(
    'is refused at %s, which is not behind',
    (now) => {
      given(...aCompany())
        .when(correct, { now })
        .thenRefused('clock.nothingToCorrect');
    },
  );

  it('lets instants begin again at the clock, and takes back no day that had come', () => {
    const shop = [...aShop(), ...issuedInShop({ issuedOn: '2026-02-20' })];
    const quotes = issuedInShop({ draftId: 'd2', documentTypeId: 'CT' });
    const books = booksOf(...shop, ...quotes, corrected);
    expect(books.clock.last.get()).toBe(dayBefore);
    expect(books.clock.lastByPerson.get()).toBe(dayBefore);
    const lastDays = () => [...books.documents.lastIssuedOn.entries()];
    expect(lastDays()).toEqual([
      ['FT_2026', '2026-02-20'],
      ['CT_2026', '2026-03-01'],
    ]);
    evolveAll(books, [corrected], 100);
    expect(lastDays().map(([, day]) => day)).toEqual(['2026-02-20', '2026-03-01']);
  });
});
