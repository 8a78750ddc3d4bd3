import { describe, expect, it } from '@jest/globals';
import { createBooks } from '../books.js';
import { evolveBooks } from '../evolve-books.js';
import { aShop, booksOf, issuedInShop, monday, mondayMorning } from '../testing/index.js';
import { documentIdOf, placeOf } from './document-id.js';
import { lastRevisionOf, previousOf, revisionOfCommand } from './previous.js';

const shop = aShop();
const [first, second] = issuedInShop({}, {});

describe('the id of a document', () => {
  it('names its series and number', () => {
    expect(documentIdOf('FT_2026', 17)).toBe('FT_2026.17');
    expect(placeOf('FT_2026.17')).toEqual({ seriesId: 'FT_2026', number: 17 });
  });

  it('is not that of anything else', () => {
    const others = [
      'mercearia',
      'FT_2026.',
      'FT_2026.0',
      'FT_2026.017',
      '.1',
      'a.b',
      'a.4294967296',
    ];
    expect(others.filter(placeOf)).toEqual([]);
  });
});

describe('the thread of a record', () => {
  it('leads from each event to the one before it about the same record', () => {
    if (!first || !second) throw new Error('two documents are issued');
    const revision = shop.length;
    const books = booksOf(...shop, first, second);
    expect(previousOf(books, first)).toBe(revision);
    const cancelled = {
      type: 'DocumentCancelled',
      data: { id: 'FT_2026.1', on: monday, reason: 'engano' },
    } as const;
    const recorded = { recordedAt: mondayMorning, actorId: 'owner', commandId: 'cancel' };
    evolveBooks(books, cancelled, { revision: revision + 2, ...recorded });
    expect(lastRevisionOf(books, 'FT_2026.1')).toBe(revision + 2);
    expect(lastRevisionOf(books, 'FT_2026.2')).toBe(revision + 1);
    expect(lastRevisionOf(books, 'FT_2026.3')).toBeUndefined();
    expect(lastRevisionOf(books, 'moderna')).toBe(0);
  });

  it('knows the first event of each command', () => {
    const books = createBooks();
    const recorded = { recordedAt: mondayMorning, actorId: 'owner', commandId: 'set up' };
    shop.forEach((event, revision) => {
      evolveBooks(books, event, { revision: revision + 10, ...recorded });
    });
    expect(revisionOfCommand(books, 'set up')).toBe(10);
    expect(revisionOfCommand(books, 'other')).toBeUndefined();
  });
});

describe('an event that no context knows', () => {
  it('is a bug', () => {
    const unknown = { type: 'MoonLanded', data: { id: 'moon' } } as never;
    const recorded = { revision: 0, recordedAt: mondayMorning, actorId: 'a', commandId: 'c' };
    expect(() => {
      evolveBooks(createBooks(), unknown, recorded);
    }).toThrow('no context knows MoonLanded');
  });
});
