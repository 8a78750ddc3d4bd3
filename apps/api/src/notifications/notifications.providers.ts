import { Notices } from './notices.js';
import { NotificationsController } from './notifications.controller.js';

export const notificationsControllers = [NotificationsController];
export const notificationsProviders = [Notices];
