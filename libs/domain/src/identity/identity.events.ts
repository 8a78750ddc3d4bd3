import type { EventOf } from '../kernel/index.js';
import type { MemberLimits } from './member-limits.js';
import type { Permission, Role } from './permissions.js';

/** What a member may do: the preset it began with, the permissions themselves, and limits. */
export interface Rights {
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly limits?: MemberLimits;
}

/** Somebody may work in the company; `id` is the user's. In the company's journal. */
export type MemberJoined = EventOf<
  'MemberJoined',
  Rights & {
    readonly id: string;
    readonly name: string;
    /** Has no account: sells at tills by name and PIN, and signs in nowhere. */
    readonly isStaff?: true;
    /** The address that the invitation went to. */
    readonly email?: string;
    readonly invitationId?: string;
  }
>;

/** Somebody was asked to work in the company. */
export type MemberInvited = EventOf<
  'MemberInvited',
  Rights & {
    readonly id: string;
    readonly email: string;
    /** The language of the letter. */
    readonly language: 'en' | 'pt';
    readonly invitedBy: string;
  }
>;
/** An invitation was mailed: from now on only its token opens the invitation. */
export type InvitationMailed = EventOf<
  'InvitationMailed',
  {
    readonly id: string;
    /** SHA-256 of the token, in hex. */
    readonly tokenHash: string;
    /** UTC instant. */
    readonly expiresAt: string;
  }
>;
/** The invitation was taken back: its letters open nothing any more. */
export type InvitationWithdrawn = EventOf<'InvitationWithdrawn', { readonly id: string }>;

/** What the member may do from now on, whole, and what it might do until now. */
export type MemberRightsChanged = EventOf<
  'MemberRightsChanged',
  { readonly id: string; readonly before: Rights; readonly after: Rights }
>;
/** The member may do nothing until it is reinstated. */
export type MemberSuspended = EventOf<
  'MemberSuspended',
  { readonly id: string; readonly reason?: string }
>;
/** A suspended member works again, with the rights from before. */
export type MemberReinstated = EventOf<'MemberReinstated', { readonly id: string }>;
/**
 * Somebody no longer works here: sent away, or gone by themselves; an invitation may bring them
 * back.
 */
export type MemberRemoved = EventOf<
  'MemberRemoved',
  { readonly id: string; readonly reason?: string }
>;

/** The member approves with a PIN; what it is checked against is kept apart, by this name. */
export type SupervisorPinSet = EventOf<
  'SupervisorPinSet',
  {
    readonly id: string;
    readonly pinId: string;
    /** Somebody else set it: the member chooses another at a till. */
    readonly isStart?: true;
  }
>;
/** The member approves nothing by PIN any more. */
export type SupervisorPinRemoved = EventOf<'SupervisorPinRemoved', { readonly id: string }>;
/** Too many wrong attempts: the PIN is of no use until a new one is set. */
export type SupervisorPinLocked = EventOf<
  'SupervisorPinLocked',
  { readonly id: string; readonly attempts: number }
>;

/** Who may do what in a company; the person's account is not here, but in `user-<userId>`. */
export type IdentityEvent =
  | MemberJoined
  | MemberInvited
  | InvitationMailed
  | InvitationWithdrawn
  | MemberRightsChanged
  | MemberSuspended
  | MemberReinstated
  | MemberRemoved
  | SupervisorPinSet
  | SupervisorPinRemoved
  | SupervisorPinLocked;
