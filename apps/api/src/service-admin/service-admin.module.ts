import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { HealthModule } from '../health/health.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { BackupChecks } from './backup-checks.js';
import { BackupController } from './backup.controller.js';
import { LimitsModule } from '../limits/limits.module.js';
import { Hosted } from './hosted.js';
import { Operators } from './operators.js';
import { RebuildController } from './rebuild.controller.js';
import { ServiceAdminGuard } from './service-admins.js';
import { ServiceOrdersController } from './service-orders.controller.js';
import { ServicePlansController } from './service-plans.controller.js';
import { ServiceController } from './service.controller.js';

/** The companies of the service and its backups, for those who run it. */
@Module({
  imports: [BillingModule, HealthModule, IdentityModule, LimitsModule],
  controllers: [
    ServiceController,
    ServicePlansController,
    ServiceOrdersController,
    BackupController,
    RebuildController,
  ],
  providers: [Hosted, Operators, ServiceAdminGuard, BackupChecks],
})
export class ServiceAdminModule {}
