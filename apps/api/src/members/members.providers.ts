import { invitations, members } from '@balcao/projections';
import { SupervisorPins } from '../gate/approval/supervisor-pins.js';
import { SeenDocuments } from '../access/rows/seen-documents.js';
import { registerReads } from '../registers/register-reads.js';
import { InvitationsController } from './invitations.controller.js';
import { Join } from './join.js';
import { JoinController } from './join.controller.js';
import { LastSeen } from './last-seen.js';
import { MemberAddresses } from './member-addresses.js';
import { MembersController } from './members.controller.js';

/** Who works in a company, and who was asked to. */
export const membersControllers = [
  MembersController,
  InvitationsController,
  JoinController,
  registerReads({
    list: 'users',
    collection: members,
    csvColumns: ['name', 'email', 'role', 'state', 'joinedAt'],
    inFiles: MemberAddresses,
  }),
  registerReads({
    list: 'invitations',
    collection: invitations,
    csvColumns: ['email', 'role', 'invitedAt', 'expiresAt'],
  }),
];
export const membersProviders = [Join, LastSeen, MemberAddresses, SeenDocuments, SupervisorPins];
