import type { Books } from '../books.js';
import { refuse } from '../refusal.js';
import type { Permission } from './permissions.js';

/** Whether the user may do it in the company; somebody who is no member may nothing. */
export function mayDo(books: Books, userId: string, permission: Permission): boolean {
  return books.identity.members.get(userId)?.permissions.includes(permission) ?? false;
}

/** Refuses what the user may not do in the company. */
export function requirePermission(books: Books, userId: string, permission: Permission): void {
  if (!mayDo(books, userId, permission)) refuse('identity.notAllowed', { permission });
}
