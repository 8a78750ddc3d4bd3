import type { Books } from '../books.js';
import { keyAsMember } from './key-member.js';
import { refuse } from '../refusal.js';
import type { Member } from './identity.slice.js';
import type { cashLimits, MemberLimits } from './member-limits.js';
import type { Permission } from './permissions.js';

/** Whom a refusal names at most. */
const NAMED_GRANTORS_MAX = 5;

/** Somebody by id, also of the past: a member, or a program with a key as if it were one. */
function whoIs(books: Books, id: string): Member | undefined {
  return books.identity.members.get(id) ?? keyAsMember(books, id);
}

/** The name of the person or program that did something in the company; empty for anybody else. */
export function actorName(books: Books, actorId: string): string {
  return whoIs(books, actorId)?.name ?? '';
}

/** The member, unless it is suspended or removed. */
export function activeMember(books: Books, userId: string): Member | undefined {
  const member = whoIs(books, userId);
  return member?.state === 'active' ? member : undefined;
}

/** Whether the user may do it in the company; somebody who is no member may nothing. */
export function mayDo(books: Books, userId: string, permission: Permission): boolean {
  return activeMember(books, userId)?.permissions.includes(permission) ?? false;
}

/** How far the user may go; nothing where nothing limits. */
export function limitsOf(books: Books, userId: string): MemberLimits | undefined {
  return whoIs(books, userId)?.limits;
}

/**
 * How much cash the user may let go: cashiers none, unless their limits name an amount; and how
 * much of a sale they may take off it again. What is missing is free.
 */
export function cashLimitsOf(
  books: Books,
  userId: string,
): Pick<MemberLimits, (typeof cashLimits)[number]> {
  const { role, limits = {} } = whoIs(books, userId) ?? {};
  const none = role === 'cashier' ? 0 : undefined;
  const { cashRefundMinor = none, cashOutMinor = none, voidMinor } = limits;
  return {
    ...(cashRefundMinor !== undefined && { cashRefundMinor }),
    ...(cashOutMinor !== undefined && { cashOutMinor }),
    ...(voidMinor !== undefined && { voidMinor }),
  };
}

/**
 * Refuses what the user may not do in the company; a member is told who can allow it. Only its
 * owners may use a closed company.
 */
export function requirePermission(books: Books, userId: string, permission: Permission): void {
  const member = activeMember(books, userId);
  if (member === undefined) return refuse('identity.notAllowed', { permission });
  const closing = books.companies.closing.get();
  if (closing !== undefined && member.role !== 'owner') {
    refuse('company.closed', { closedOn: closing.closedOn });
  }
  if (member.permissions.includes(permission)) return;
  refuse('identity.permissionMissing', { permission, grantors: grantorsOf(books, permission) });
}

/** Refuses a user who has none of these permissions; the refusal names the first one. */
export function requireOneOf(
  books: Books,
  userId: string,
  permissions: readonly Permission[],
): void {
  const [first] = permissions;
  if (first === undefined || permissions.some((each) => mayDo(books, userId, each))) return;
  requirePermission(books, userId, first);
}

/** The names of those who can allow it: they manage users, and may do it themselves. */
export function grantorsOf(books: Books, permission: Permission): readonly string[] {
  const able = activeMembers(books).filter(
    ({ permissions }) =>
      permissions.includes('identity.manage') && permissions.includes(permission),
  );
  return able.slice(0, NAMED_GRANTORS_MAX).map(({ name }) => name);
}

/** The members who can approve with a PIN what another member may not do. */
export function approversOf(books: Books): readonly Member[] {
  return activeMembers(books).filter(
    ({ permissions, pin }) => permissions.includes('pos.approve') && pin?.isLocked === false,
  );
}

/** Those who work in the company now. */
export function activeMembers(books: Books): Member[] {
  return [...books.identity.members.values()].filter(({ state }) => state === 'active');
}

/** The members who own the company now. */
export function activeOwners(books: Books): Member[] {
  return activeMembers(books).filter(({ role }) => role === 'owner');
}
