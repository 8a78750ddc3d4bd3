import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { DemoModule } from '../demo/demo.module.js';
import { GateModule } from '../gate/gate.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { invitations, members } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { InvitationsController } from './invitations.controller.js';
import { Join } from './join.js';
import { JoinController } from './join.controller.js';
import { LastSeen } from './last-seen.js';
import { MemberAddresses } from './member-addresses.js';
import { MembersController } from './members.controller.js';

/** Members of a company, and invitations. */
@Module({
  imports: [
    DemoModule,
    GateModule,
    IdentityModule,
    LimitsModule,
    NotificationsModule,
    ReadingModule,
  ],
  controllers: [
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
  ],
  providers: [...commandHandlers('identity'), Join, LastSeen, MemberAddresses],
})
export class MembersModule {}
