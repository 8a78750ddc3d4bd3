import { Module } from '@nestjs/common';
import { BillingController } from './billing.controller.js';
import { CallbacksController } from './callbacks.controller.js';
import { OrdersController } from './orders.controller.js';
import { PaymentReferences } from './payment-references.js';
import { StandingGuard } from './standing.guard.js';
import { Subscriptions } from './subscriptions.js';

/** Subscriptions of the companies: plans, orders and payments. */
@Module({
  controllers: [BillingController, OrdersController, CallbacksController],
  providers: [Subscriptions, PaymentReferences, StandingGuard],
  exports: [Subscriptions, StandingGuard],
})
export class BillingModule {}
