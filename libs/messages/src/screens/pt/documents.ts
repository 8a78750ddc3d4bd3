import type { Translation } from '../messages.js';
import type { documents as english } from '../en/documents.js';

export const documents: Translation<typeof english> = {
  states: {
    open: 'Aberto',
    unpaid: 'Por pagar',
    partiallyPaid: 'Pago em parte',
    paid: 'Pago',
    expired: 'Vencido',
    cancelled: 'Anulado',
  },
};
