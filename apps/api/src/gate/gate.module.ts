import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PastModule } from '../past/past.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AdmissionGuard } from '../access/admission.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { OwnWritesInterceptor } from '../reading/own-writes.interceptor.js';
import { RehearsalInterceptor } from '../rehearsal/rehearsal.interceptor.js';
import { AccessGuard } from './access.guard.js';
import { ApprovalInterceptor } from './approval/approval.interceptor.js';
import { SupervisorPins } from './approval/supervisor-pins.js';
import { CompanyDoor } from './company-door.js';
import { RowRulesInterceptor } from './row-rules.interceptor.js';

/** What every request passes: the filter of problems, guards and interceptors, in this order. */
@Module({
  imports: [
    AccessModule,
    BillingModule,
    IdentityModule,
    NotificationsModule,
    PastModule,
    ReadingModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: AdmissionGuard },
    { provide: APP_INTERCEPTOR, useClass: RowRulesInterceptor },
    { provide: APP_INTERCEPTOR, useClass: OwnWritesInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ApprovalInterceptor },
    { provide: APP_INTERCEPTOR, useClass: RehearsalInterceptor },
    AccessGuard,
    CompanyDoor,
    SupervisorPins,
  ],
  exports: [SupervisorPins],
})
export class GateModule {}
