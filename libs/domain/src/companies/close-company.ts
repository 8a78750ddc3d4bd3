import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import {
  activeMember,
  activeOwners,
  requirePermission,
  type Permission,
} from '../identity/index.js';
import { refuse } from '../refusal.js';
import type { CloseCompany, LeaveCompany, ReopenCompany } from './companies.commands.js';
import { companyOf, todayIn } from './company-of.js';

/** Days in which an owner can take a closed company back. */
export const REOPEN_WITHIN_DAYS = 30;

const dayMs = 86_400_000;
/** What a closed company still lets happen. */
const whileClosed: ReadonlySet<string> = new Set([
  'ReopenCompany',
  'OrderCompanyExport',
  'TakeCompanyExport',
  'SealJournal',
  'SealPapers',
  'SealPack',
  'NoteMadeFile',
]);

/** Refuses every command to a closed company but those that give it back or hand it out. */
export function refuseClosed(books: Books, command: { readonly type: string }): void {
  const closing = books.companies.closing.get();
  if (closing === undefined || whileClosed.has(command.type)) return;
  refuse('company.closed', { closedOn: closing.closedOn });
}

/** Permissions under which a closed company takes more than questions: it still has to declare. */
const openWhileClosed = /^companies\.manage$|^billing\.|^fiscal\.|\.view/;

/** Refuses changes outside the journal: drafts, files, tasks. */
export function refuseChangeWhileClosed(books: Books, permission: Permission): void {
  if (!openWhileClosed.test(permission)) refuseClosed(books, { type: permission });
}

/** Read-only at once; kept whole for as long as the law wants the books. */
export const closeCompany: Decide<CloseCompany> = (books, command, context) => {
  const { id, name } = companyOf(books);
  requireOwner(books, context.actorId);
  if (command.name.trim() !== name) refuse('company.nameDiffers', { name }, 'name');
  const until = Date.parse(context.now) + REOPEN_WITHIN_DAYS * dayMs;
  const reopenUntil = new Date(until).toISOString();
  return [{ type: 'CompanyClosed', data: { id, closedOn: todayIn(books, context), reopenUntil } }];
};

/** By an owner, until `reopenUntil` of the closing, and not a moment later. */
export const reopenCompany: Decide<ReopenCompany> = (books, _, { actorId, now }) => {
  const { id } = companyOf(books);
  const closing = books.companies.closing.get() ?? refuse('company.notClosed');
  requireOwner(books, actorId);
  if (now > closing.reopenUntil) refuse('company.reopenedTooLate', { days: REOPEN_WITHIN_DAYS });
  return [{ type: 'CompanyReopened', data: { id } }];
};

/** A company keeps an owner; everybody else may go. The name stays in what they have done. */
export const leaveCompany: Decide<LeaveCompany> = (books, _, { actorId }) => {
  const { name } = companyOf(books);
  const member = books.identity.members.get(actorId);
  if (member === undefined || member.state === 'removed') return [];
  if (isSoleOwner(books, actorId)) refuse('company.lastOwner', { companies: [name] });
  return [{ type: 'MemberRemoved', data: { id: actorId } }];
};

/** Whether nobody but this user owns the company. */
export function isSoleOwner(books: Books, userId: string): boolean {
  const owners = activeOwners(books);
  return owners.length === 1 && owners[0]?.userId === userId;
}

/** Refuses everybody but an owner. */
export function requireOwner(books: Books, actorId: string): void {
  requirePermission(books, actorId, 'companies.manage');
  if (activeMember(books, actorId)?.role !== 'owner') refuse('company.ownersOnly');
}
