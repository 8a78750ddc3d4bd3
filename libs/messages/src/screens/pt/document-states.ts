import type { Translation } from '../messages.js';
import type { states as english } from '../en/document-states.js';

export const states: Translation<typeof english> = {
  printed: 'Original impresso',
  duplicated: 'Duplicado',
  training: 'Formação',
  issued: 'Emitido',
  open: 'Aberto',
  unpaid: 'Por liquidar',
  partiallyConverted: 'Parcialmente convertido',
  converted: 'Convertido',
  partiallyPaid: 'Parcialmente pago',
  paid: 'Pago',
  unused: 'Disponível',
  partlyUsed: 'Parcialmente imputado',
  used: 'Imputado',
  expired: 'Vencido',
  cancelled: 'Anulado',
};
