import type { MemberLimits } from './member-limits.js';
import type { Permission, Role } from './permissions.js';

/** Rights as they are sent; without permissions, those of the role. */
export interface RightsContent {
  readonly role: Role;
  readonly permissions?: readonly Permission[];
  readonly limits?: MemberLimits;
}

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
export interface ChangeMemberRights extends RightsContent {
  readonly type: 'ChangeMemberRights';
  readonly id: string;
  readonly expectedRevision?: number;
}
export interface SuspendMember {
  readonly type: 'SuspendMember';
  readonly id: string;
  readonly reason?: string;
}
export interface ReinstateMember {
  readonly type: 'ReinstateMember';
  readonly id: string;
}
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
