import { Hosted } from './hosted.js';
import { ServiceAdminGuard } from './service-admins.js';
import { ServiceOrdersController } from './service-orders.controller.js';
import { ServicePlansController } from './service-plans.controller.js';
import { ServiceController } from './service.controller.js';

/** What whoever runs the service does with it. */
export const serviceAdminControllers = [
  ServiceController,
  ServicePlansController,
  ServiceOrdersController,
];
export const serviceAdminProviders = [Hosted, ServiceAdminGuard];
