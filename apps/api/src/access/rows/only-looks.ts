import { activeMember, type Books } from '@balcao/domain';

const known = new WeakMap<readonly string[], boolean>();

/** Whether the member may look, and change nothing: its looks are noted. */
export function onlyLooks(books: Books, userId: string): boolean {
  const permissions = activeMember(books, userId)?.permissions;
  if (permissions === undefined) return false;
  const found = known.get(permissions) ?? permissions.every((name) => looking.test(name));
  known.set(permissions, found);
  return found;
}

const looking = /\.view(Cost|Expected)?$/;
