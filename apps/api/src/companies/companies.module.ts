import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { DemoModule } from '../demo/demo.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { ClosingController } from './closing.controller.js';
import { CompaniesController } from './companies.controller.js';
import { CompanyExportsController } from './exports.controller.js';
import { CompanyIds } from './company-ids.js';
import { DemosController } from './demos.controller.js';
import { CompanySetUpController } from './company-set-up.controller.js';
import { OwnedCompanies } from './owned-companies.js';
import { BeginCompanyHandler } from './begin-company.js';

/** The company itself: who it is, how it works, how it begins and ends. */
@Module({
  imports: [DemoModule, IdentityModule, JobsModule, LimitsModule, ReadingModule],
  controllers: [
    CompaniesController,
    CompanySetUpController,
    CompanyExportsController,
    ClosingController,
    DemosController,
  ],
  providers: [...commandHandlers('companies'), CompanyIds, OwnedCompanies, BeginCompanyHandler],
})
export class CompaniesModule {}
