import type { MemberLimits } from './member-limits.js';
import type { Permission, Role } from './permissions.js';

/** Rights as they are sent; without permissions, those of the role. */
export interface RightsContent {
  readonly role: Role;
  readonly permissions?: readonly Permission[];
  readonly limits?: MemberLimits;
}

/** Asks somebody by e-mail to work in the company, with no more rights than the actor has. */
export interface InviteMember extends RightsContent {
  readonly type: 'InviteMember';
  readonly id: string;
  readonly email: string;
  readonly language?: 'en' | 'pt';
}
/** Notes that a letter goes out with a token; the one before is of no use any more. */
export interface MailInvitation {
  readonly type: 'MailInvitation';
  readonly id: string;
  readonly tokenHash: string;
}
/** Takes an invitation back while nobody has accepted it. */
export interface WithdrawInvitation {
  readonly type: 'WithdrawInvitation';
  readonly id: string;
}
/** By the person who was invited: the token proves it. */
export interface AcceptInvitation {
  readonly type: 'AcceptInvitation';
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: string;
  readonly userName: string;
}
/** Adds somebody who sells at tills by name and PIN, and has no account. */
export interface AddStaff extends RightsContent {
  readonly type: 'AddStaff';
  /** Named by the server: an id of a person who signs in would let that person in. */
  readonly id: string;
  readonly name: string;
  readonly pinId: string;
}
/** Gives staff another PIN; a locked one is free again. People with accounts set their own. */
export interface ResetStaffPin {
  readonly type: 'ResetStaffPin';
  readonly id: string;
  readonly pinId: string;
}
/** By staff at a till: a PIN of their own, in the place of the one that somebody else set. */
export interface ChooseStaffPin {
  readonly type: 'ChooseStaffPin';
  readonly id: string;
  readonly pinId: string;
}
/** Gives a member other rights; refused beyond the actor's own, and to the last owner. */
export interface ChangeMemberRights extends RightsContent {
  readonly type: 'ChangeMemberRights';
  readonly id: string;
  readonly expectedRevision?: number;
}
/** Lets a member do nothing until it is reinstated; never oneself, nor the last owner. */
export interface SuspendMember {
  readonly type: 'SuspendMember';
  readonly id: string;
  readonly reason?: string;
  readonly expectedRevision?: number;
}
/** Gives a suspended member its rights back, as they were. */
export interface ReinstateMember {
  readonly type: 'ReinstateMember';
  readonly id: string;
  readonly expectedRevision?: number;
}
/** Ends somebody's work for the company; its name stays in what it has done. */
export interface RemoveMember {
  readonly type: 'RemoveMember';
  readonly id: string;
  readonly reason?: string;
}
/** The owner who asks makes another member owner, and becomes what `role` says. */
export interface TransferOwnership {
  readonly type: 'TransferOwnership';
  readonly id: string;
  readonly role: Exclude<Role, 'owner'>;
}
/** The member's own; `pinId` names what the PIN is checked against. */
export interface SetSupervisorPin {
  readonly type: 'SetSupervisorPin';
  readonly pinId: string;
}
/** Removes the actor's own PIN, regardless of the actor's permissions. */
export interface RemoveSupervisorPin {
  readonly type: 'RemoveSupervisorPin';
}
/** By the server, after too many wrong attempts on the member's PIN. */
export interface LockSupervisorPin {
  readonly type: 'LockSupervisorPin';
  readonly id: string;
  readonly pinId: string;
  readonly attempts: number;
}
