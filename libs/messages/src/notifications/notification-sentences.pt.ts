import type { NotificationSentenceKind } from './notification-sentences.en.js';

/** O que dizem as notificações, por tipo. */
export const notificationSentencesPt: Readonly<Record<NotificationSentenceKind, string>> = {
  documentSent: '%{reference} foi enviado para %{to}',
  documentFailed: 'Não foi possível enviar %{reference} para %{to}',
  reportFailed: 'Relatório ou extracto não enviado para %{to}: %{name}',
  importFinished: 'Importação concluída',
  jobFinished: 'Uma tarefa que iniciou foi concluída',
  jobFailed: 'Uma tarefa falhou',
  stockBelowMinimum: 'Abaixo do stock mínimo (%{count}): %{names}',
  batchesExpiring: 'Lotes a expirar em breve (%{count}): %{names}',
  invoicesOverdue: 'Facturas vencidas: %{count}, total %{total}',
  approvalRequested: '%{name} pede aprovação de %{reference}: %{reason}',
  approvalGranted: '%{name} aprovou o seu pedido: %{reference}',
  approvalRefused: '%{name} recusou o seu pedido, %{reference}: %{reason}',
  invitationAccepted: '%{name} aceitou o convite',
  webhookPaused: 'O webhook %{name} está em pausa: as entregas falharam durante três dias',
  webhookUnanswered:
    'O webhook %{name} está em pausa: o responsável já não tem acesso a todos os seus eventos',
  journalDamaged:
    'Os dados estão danificados a partir do evento %{revision} e só podem ser consultados. Reponha uma cópia de segurança',
  companyDamaged: 'Os dados de %{company} estão danificados a partir do evento %{revision}',
  booksDiffer: 'As listas não correspondem ao diário: há divergências em %{differences} linhas',
  booksUnchecked: 'A verificação dos dados não foi concluída',
  subscription: 'Subscrição: %{text}',
};
