import type { Translation } from '../messages.js';
import type { notifications as english } from '../en/notifications.js';

/** O que se comunica às pessoas. */
export const notifications: Translation<typeof english> = {
  title: 'Notificações',
  bell: 'Notificações',
  bellUnread: 'Notificações, %{count} por ler',
  tabs: { label: 'Mostrar', all: 'Todas', unread: 'Por ler' },
  kind: 'Tipo',
  anyKind: 'Todos os tipos',
  markAll: 'Marcar todas como lidas',
  markOne: 'Marcar como lida',
  unread: 'Por ler',
  more: 'Mostrar mais',
  empty: 'Nada por ler',
  emptyHint: 'Aqui se diz o que foi feito do seu trabalho e o que convém ver.',
  preferences: 'O que lhe é comunicado',
  preferencesHint: 'O que não leu pode chegar-lhe uma vez por dia por e-mail.',
  shown: 'Mostrar',
  mailed: 'E-mail diário',
  saved: 'Preferências guardadas',
  kinds: {
    documentSent: 'Documento enviado',
    documentFailed: 'Documento não enviado',
    importFinished: 'Importação concluída',
    jobFinished: 'Tarefa concluída',
    jobFailed: 'Tarefa falhada',
    stockBelowMinimum: 'Stock abaixo do mínimo',
    batchesExpiring: 'Lotes a expirar',
    invoicesOverdue: 'Facturas vencidas',
    invitationAccepted: 'Convite aceite',
    subscription: 'Subscrição',
    webhookPaused: 'Webhook em pausa',
    webhookUnanswered: 'Webhook sem responsável',
  },
};
