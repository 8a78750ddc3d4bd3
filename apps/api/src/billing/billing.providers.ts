import { BillingController } from './billing.controller.js';
import { CallbacksController } from './callbacks.controller.js';
import { OrdersController } from './orders.controller.js';
import { PaymentReferences } from './payment-references.js';
import { Subscriptions } from './subscriptions.js';

export const billingControllers = [BillingController, OrdersController, CallbacksController];
export const billingProviders = [Subscriptions, PaymentReferences];
