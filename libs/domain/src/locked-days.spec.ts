import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decide } from './commands.js';
import type { ChangeSettings } from './companies/companies.commands.js';
import type { CancelDocument } from './documents/document.commands.js';
import { isDay } from './calendar.js';
import type { JournalEvent } from './events.js';
import { bookedOn, freeOfLocks, refuseLockedDays } from './locked-days.js';
import { aShop, booksOf, celeste, issuedInShop, marta, monday, specify } from './testing/index.js';

const changed = (before: object, after: object): JournalEvent => ({
  type: 'SettingsChanged',
  data: { id: 'moderna', before, after },
});
const lockedThrough = (day: string | null): JournalEvent =>
  day === null ? changed({}, {}) : changed({}, { lockedThrough: day });
const unlocked = changed({ lockedThrough: '2026-03-01' }, {});

const folder = fileURLToPath(new URL('./testing/samples/', import.meta.url));
const samples = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(folder + file, 'utf8')) as JournalEvent,
);
const booked = samples.flatMap((event) => {
  const [, day = ''] = bookedOn(event) ?? [];
  return isDay(day) ? [[event.type, day, event] as const] : [];
});
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

describe('the lock date, by every event that is booked on a day', () => {
  const refusing = (event: JournalEvent, lock: string | null, actorId = 'marta') => {
    const books = booksOf(...aShop(), celeste, marta, lockedThrough(lock));
    const documents = new Map();
    return () => {
      refuseLockedDays(books, [event], { actorId, documents });
    };
  };

  it('knows of documents, payments, money, expenses and stock', () => {
    const types = new Set<string>(booked.map(([type]) => type));
    const some = ['DocumentIssued', 'PaymentRecorded', 'MoneyDeposited', 'ExpenseRecorded'];
    expect([...some, 'StockTransferred', 'StockCountPosted'].filter((t) => !types.has(t))).toEqual(
      [],
    );
  });

  it.each(booked)('refuses %s on %s', (_type, day, event) => {
    expect(refusing(event, day)).toThrow('company.dayLocked');
    expect(refusing(event, dayBefore(day))).not.toThrow();
    expect(refusing(event, null)).not.toThrow();
  });

  it('ignores what is not bookkeeping', () => {
    for (const event of samples.filter(({ type }) => freeOfLocks.some((each) => each === type))) {
      expect(refusing(event, '2099-12-31')).not.toThrow();
    }
  });
});

describe('a company whose books are locked', () => {
  const given = specify((books, command: CancelDocument | ChangeSettings, context) =>
    decide(books, command, context),
  );
  const past = [...aShop(), marta, ...issuedInShop({}, { documentTypeId: 'VD' })];
  const cancel = { type: 'CancelDocument', id: 'FT_2026.1', reason: 'Cliente desistiu' } as const;
  const later = { now: '2026-03-05T08:00:00.000Z' };

  it('keeps the documents of locked days as they are, also by an event of today', () => {
    given(...past, lockedThrough(monday))
      .when(cancel, { ...later, actorId: 'marta' })
      .thenRefused('company.documentLocked', { day: monday, lockedThrough: monday });
    const { events } = given(...past, lockedThrough('2026-03-01')).when(cancel, {
      ...later,
      actorId: 'marta',
    });
    expect(events).toMatchObject([{ type: 'DocumentCancelled' }]);
  });

  it('lets those who may pass the lock', () => {
    const passes: JournalEvent = {
      type: 'MemberJoined',
      data: { ...marta.data, permissions: [...marta.data.permissions, 'companies.passLock'] },
    };
    const free = [...aShop(), passes, ...issuedInShop({}, { documentTypeId: 'VD' })];
    const outcome = given(...free, lockedThrough(monday)).when(cancel, {
      ...later,
      actorId: 'marta',
    });
    expect(outcome.events).toMatchObject([{ type: 'DocumentCancelled' }]);
  });

  it('is locked up to a day that is past', () => {
    const lock = (day: string | null) => ({
      type: 'ChangeSettings' as const,
      fields: { lockedThrough: day },
    });
    given(...past)
      .when(lock('2026-03-01'))
      .then(lockedThrough('2026-03-01'));
    given(...past)
      .when(lock(monday))
      .thenRefused('company.lockNotPast', {}, 'lockedThrough');
    given(...past, lockedThrough('2026-03-01'))
      .when(lock(null))
      .then(unlocked);
  });
});
