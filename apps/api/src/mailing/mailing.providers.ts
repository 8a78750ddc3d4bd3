import { sendingRoutes } from './sending.routes.js';
import { Sendings } from './sendings.js';

export const mailingControllers = [
  sendingRoutes({
    path: 'documents',
    kind: 'document',
    view: 'documents.view',
    send: 'documents.issue',
  }),
  sendingRoutes({
    path: 'payments',
    kind: 'payment',
    view: 'payments.view',
    send: 'payments.record',
  }),
];
export const mailingProviders = [Sendings];
