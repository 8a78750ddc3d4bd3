import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { activeMembers } from '../identity/index.js';
import { refuse } from '../refusal.js';
import { requireOwner } from './close-company.js';
import type { DiscardDemo } from './companies.commands.js';
import { companyOf, todayIn } from './company-of.js';

/** Refuses users other than an owner, and companies that are not a demo. */
export function requireDemo(books: Books, actorId: string): void {
  requireOwner(books, actorId);
  if (companyOf(books).isDemo !== true) refuse('demo.isReal');
}

/** Closes it for good and removes its members: no list shows it and nobody can open it. */
export const discardDemo: Decide<DiscardDemo> = (books, _, context) => {
  const { id } = companyOf(books);
  requireDemo(books, context.actorId);
  const closing = { id, closedOn: todayIn(books, context), reopenUntil: context.now };
  const members = activeMembers(books);
  return [
    { type: 'CompanyClosed', data: closing },
    ...members.map(({ userId }): JournalEvent => ({ type: 'MemberRemoved', data: { id: userId } })),
  ];
};
