import { DocumentSendingsController } from './document-sendings.controller.js';
import { PaymentSendingsController } from './payment-sendings.controller.js';
import { Sendings } from './sendings.js';

export const mailingControllers = [DocumentSendingsController, PaymentSendingsController];
export const mailingProviders = [Sendings];
