import { describe, expect, it } from '@jest/globals';
import { evolveBooks } from '../evolve-books.js';
import { createBooks } from '../books.js';
import type { Role } from './permissions.js';
import { mayDo, requireOneOf } from './members.js';

const joining = {
  revision: 0,
  recordedAt: '2026-01-05T08:00:00.000Z',
  actorId: 'amina',
  commandId: 'joining',
};

function booksWith(role: Role) {
  const books = createBooks();
  const id = 'amina';
  const data = { id, name: 'Amina Cossa', role, permissions: ['documents.view'] as const };
  evolveBooks(books, { type: 'MemberJoined', data }, joining);
  return books;
}

describe('a member', () => {
  it('may do what is listed, and nothing else', () => {
    const books = booksWith('cashier');
    expect(mayDo(books, 'amina', 'documents.view')).toBe(true);
    expect(mayDo(books, 'amina', 'documents.issue')).toBe(false);
    expect(mayDo(books, 'bento', 'documents.view')).toBe(false);
  });

  it('is refused what takes one of several, when it has none; the first is named', () => {
    const books = booksWith('cashier');
    requireOneOf(books, 'amina', ['documents.issue', 'documents.view']);
    requireOneOf(books, 'amina', []);
    expect(() => {
      requireOneOf(books, 'amina', ['documents.issue', 'documents.cancel']);
    }).toThrow('identity.permissionMissing');
  });

  it('who owns the company may do everything, also what a later version adds', () => {
    expect(mayDo(booksWith('owner'), 'amina', 'documents.issue')).toBe(true);
  });
});
