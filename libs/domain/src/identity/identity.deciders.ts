import {
  acceptInvitation,
  inviteMember,
  mailInvitation,
  withdrawInvitation,
} from './invitations.js';
import {
  changeMemberRights,
  reinstateMember,
  removeMember,
  suspendMember,
  transferOwnership,
} from './member-rights.js';
import { addStaff, chooseStaffPin, resetStaffPin } from './staff.js';
import { lockSupervisorPin, removeSupervisorPin, setSupervisorPin } from './supervisor-pin.js';

/** The rules of the commands on members, invitations and PINs, by command. */
export const identityDeciders = {
  InviteMember: inviteMember,
  MailInvitation: mailInvitation,
  WithdrawInvitation: withdrawInvitation,
  AcceptInvitation: acceptInvitation,
  AddStaff: addStaff,
  ResetStaffPin: resetStaffPin,
  ChooseStaffPin: chooseStaffPin,
  ChangeMemberRights: changeMemberRights,
  SuspendMember: suspendMember,
  ReinstateMember: reinstateMember,
  RemoveMember: removeMember,
  TransferOwnership: transferOwnership,
  SetSupervisorPin: setSupervisorPin,
  RemoveSupervisorPin: removeSupervisorPin,
  LockSupervisorPin: lockSupervisorPin,
};
