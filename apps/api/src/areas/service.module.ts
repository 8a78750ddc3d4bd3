import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { BooksModule } from '../books/books.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { HealthModule } from '../health/health.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { ServiceAdminModule } from '../service-admin/service-admin.module.js';

/** The service and its server: what companies pay, and whether it runs. */
@Module({
  imports: [
    BillingModule,
    BooksModule,
    ContactModule,
    HealthModule,
    OperationsModule,
    ServiceAdminModule,
  ],
})
export class ServiceArea {}
