import { Module } from '@nestjs/common';
import { MailAllowance } from './mail-allowance.js';
import { Throttles } from './throttles.js';

/** Counters across routes: throttles, and the allowance of mails. */
@Module({
  providers: [MailAllowance, Throttles],
  exports: [MailAllowance, Throttles],
})
export class LimitsModule {}
