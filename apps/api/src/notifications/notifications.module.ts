import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { Notices } from './notices.js';
import { NotificationsController } from './notifications.controller.js';

/** Notices to members. */
@Module({
  imports: [JobsModule],
  controllers: [NotificationsController],
  providers: [Notices],
  exports: [Notices],
})
export class NotificationsModule {}
