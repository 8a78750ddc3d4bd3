import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { DemoCompany } from './demo-company.js';
import { DemoTurn } from './demo-turn.js';
import { OwnCredentials } from './own-credentials.js';

/** The company to look around in. */
@Module({
  imports: [IdentityModule, ReadingModule],
  providers: [DemoCompany, DemoTurn, OwnCredentials],
  exports: [DemoCompany, DemoTurn, OwnCredentials],
})
export class DemoModule {}
