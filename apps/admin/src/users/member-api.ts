import type { InvitationRow, MemberRow } from '@balcao/contracts';

/** A list of an answer; typed by the contract, checked to be one. */
function listOf(body: unknown): readonly unknown[] {
  if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
  return body;
}

export const parseMembers = (body: unknown): readonly MemberRow[] =>
  listOf(body) as readonly MemberRow[];
export const parseInvitations = (body: unknown): readonly InvitationRow[] =>
  listOf(body) as readonly InvitationRow[];

/** One member of an answer; checked to have permissions. */
export function parseMember(body: unknown): MemberRow {
  if (typeof body !== 'object' || body === null || !('permissions' in body)) {
    throw new Error('the member has an unknown shape');
  }
  return body as MemberRow;
}

/** What is known of a member beside the company's books. */
export interface Seen {
  readonly id: string;
  /** The address that the person signs in with. */
  readonly email: string;
  readonly lastSeenAt?: string;
}

interface Named {
  readonly id: string;
  readonly name?: string;
}

/** When each was here last, and the address of each, by the user's id. */
export function parseSeen(body: unknown): ReadonlyMap<string, Seen> {
  const seen = listOf(body) as readonly Seen[];
  return new Map(seen.map((one) => [one.id, one]));
}

/** Records by their ids and names, for choices. */
export function parseNamed(
  body: unknown,
): readonly { readonly id: string; readonly name: string }[] {
  return (listOf(body) as readonly Named[]).map(({ id, name }) => ({
    id,
    name: name ?? id,
  }));
}
