import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { HealthModule } from '../health/health.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { Hosted } from './hosted.js';
import { ServiceAdminGuard } from './service-admins.js';
import { ServiceOrdersController } from './service-orders.controller.js';
import { ServicePlansController } from './service-plans.controller.js';
import { ServiceController } from './service.controller.js';

/** The companies of the service, for those who run it. */
@Module({
  imports: [BillingModule, HealthModule, IdentityModule],
  controllers: [ServiceController, ServicePlansController, ServiceOrdersController],
  providers: [Hosted, ServiceAdminGuard],
})
export class ServiceAdminModule {}
