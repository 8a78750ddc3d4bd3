import type { Books } from '../books.js';
import type { Member } from './identity.slice.js';

/**
 * A program's key as the acting member: it has the permissions it was given, as far as its maker
 * still has them, within the maker's limits. Its role is the narrowest, because nothing may follow
 * from the role of a program.
 */
export function keyAsMember(books: Books, id: string): Member | undefined {
  const key = books.integrations.keys.get(id);
  if (key === undefined) return undefined;
  const maker = books.identity.members.get(key.createdBy);
  const isUsable = key.revokedAt === undefined && maker?.state === 'active';
  const own = maker?.permissions ?? [];
  return {
    userId: id,
    name: key.name,
    role: 'cashier',
    permissions: key.permissions.filter((permission) => own.includes(permission)),
    limits: maker?.limits,
    state: isUsable ? 'active' : 'removed',
  };
}
