import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.js';
import { DemoModule } from '../demo/demo.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { ImagesModule } from '../images/images.module.js';
import { ApprovalsModule } from '../approvals/approvals.module.js';
import { MembersModule } from '../members/members.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SetupModule } from '../setup/setup.module.js';
import { ViewsModule } from '../views/views.module.js';

/** The company, its people and what each of them sets up. */
@Module({
  imports: [
    CompaniesModule,
    DemoModule,
    IdentityModule,
    ImagesModule,
    ApprovalsModule,
    MembersModule,
    NotificationsModule,
    SetupModule,
    ViewsModule,
  ],
})
export class CompanyArea {}
