import { Module } from '@nestjs/common';
import { DemoModule } from '../demo/demo.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { Installation } from './installation.js';
import { SetUpCode } from './set-up-code.js';
import { SetUpController } from './setup.controller.js';

/** The first visit: the first account and company. */
@Module({
  imports: [DemoModule, IdentityModule, LimitsModule],
  controllers: [SetUpController],
  providers: [Installation, SetUpCode],
})
export class SetupModule {}
