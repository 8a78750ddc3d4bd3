import type { MemberLimits, Permission, Role } from '@balcao/domain';

/** A member that was removed is in no list, so that it has no state here. */
export type MemberState = 'active' | 'suspended';

/** `GET /api/members`: who works in the company. */
export interface MemberRow {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly email?: string;
  /** Has no account: is at tills by name and PIN. */
  readonly isStaff?: true;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly limits?: MemberLimits;
  readonly state: MemberState;
  /** UTC instant. */
  readonly joinedAt: string;
  /** Whether it has a PIN to approve with, and whether it is locked. */
  readonly pin?: 'set' | 'start' | 'locked';
  /** When the server last heard of the person, or the last sign-in; UTC instant. */
  readonly lastSeenAt?: string;
}

/** `GET /api/invitations`: who was asked to work in the company and has not answered. */
export interface InvitationRow {
  readonly id: string;
  readonly revision: number;
  readonly email: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly limits?: MemberLimits;
  readonly language: 'en' | 'pt';
  readonly invitedById: string;
  readonly invitedAt: string;
  /** Of the last letter; absent while none went out. */
  readonly mailedAt?: string;
  readonly expiresAt?: string;
}

/** What a member may do, as it is sent; without permissions, those of the role. */
export interface RightsBody {
  readonly role: Role;
  readonly permissions?: readonly Permission[];
  readonly limits?: MemberLimits;
}

/** `POST /api/invitations`. */
export interface InviteBody extends RightsBody {
  readonly id: string;
  readonly email: string;
  readonly language?: 'en' | 'pt';
}

/** `POST /api/invitations/:id/link`: what the person who invites hands over. */
export interface InvitationLinkAnswer {
  readonly id: string;
  readonly revision: number;
  readonly link: string;
}

/** `POST /api/members/:id/rights`. */
export interface ChangeRightsBody extends RightsBody {
  readonly expectedRevision?: number;
}

/** `POST /api/members/staff`: somebody who sells by name and PIN. */
export interface StaffBody extends RightsBody {
  readonly name: string;
  readonly pin: string;
}

/** `POST /api/members/:id/suspend`, `/remove`. */
export interface MemberReasonBody {
  readonly reason?: string;
}

/** `POST /api/members/:id/make-owner`: the owner who asks becomes what `role` says. */
export interface MakeOwnerBody {
  readonly role: Exclude<Role, 'owner'>;
}

/** `POST /api/join/look`: what an invitation's letter opens. */
export interface JoinLookBody {
  readonly token: string;
}

/** What an invitation's letter says to its holder, before they sign in. */
export interface JoinAnswer {
  readonly companyId: string;
  readonly companyName: string;
  readonly invitedBy: string;
  readonly email: string;
  readonly role: Role;
  readonly expiresAt: string;
  /** Whether somebody signs in with the address, which the holder of the letter has proved. */
  readonly hasAccount: boolean;
}

/** `POST /api/join`: by somebody who has signed in. */
export type JoinBody = JoinLookBody;

/** `POST /api/join/new`: makes an account for the invited address, signs in and joins. */
export interface JoinNewBody extends JoinLookBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** `GET /api/approvers`: who can approve with a PIN. */
export interface ApproverAnswer {
  readonly id: string;
  readonly name: string;
}

/** Sent beside any command's own fields: somebody else lets the caller go beyond its limits. */
export interface ApprovalBody {
  readonly approverId: string;
  readonly pin: string;
  readonly reason: string;
}

/** `POST /api/members/me/pin`, `POST /api/members/:id/pin`. */
export interface SetPinBody {
  readonly pin: string;
}

/** `POST /api/members/:id/own-pin`: staff change at a till the PIN that somebody else set. */
export interface ChoosePinBody extends SetPinBody {
  readonly newPin: string;
}
