import type { Books } from '../books.js';
import type { ApiKey } from './integrations.slice.js';

/**
 * What a key is checked against; undefined when it was never made, or is revoked or expired. A key
 * that is called as a member is, which earlier versions let happen, opens nothing: its id would
 * stand for that person.
 */
export function usableKey(books: Books, id: string, now: string): ApiKey | undefined {
  const key = books.integrations.keys.get(id);
  if (key?.revokedAt !== undefined || books.identity.members.has(id)) return undefined;
  const isExpired = key?.expiresAt !== undefined && key.expiresAt <= now;
  return isExpired ? undefined : key;
}
