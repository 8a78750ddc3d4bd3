import type { NotificationSentenceKind } from './notification-sentences.en.js';

/** O que dizem as notificações, por tipo. */
export const notificationSentencesPt: Readonly<Record<NotificationSentenceKind, string>> = {
  documentSent: '%{reference} foi enviado para %{to}',
  documentFailed: 'Não foi possível enviar %{reference} para %{to}',
  reportFailed: 'Relatório ou extracto não enviado para %{to}: %{name}',
  importFinished: 'A importação foi concluída',
  jobFinished: 'Uma tarefa que pediu foi concluída',
  jobFailed: 'Uma tarefa falhou',
  stockBelowMinimum: 'Abaixo do stock mínimo (%{count}): %{names}',
  batchesExpiring: 'Lotes a expirar em breve (%{count}): %{names}',
  invoicesOverdue: 'Facturas vencidas: %{count}, num total de %{total}',
  invitationAccepted: '%{name} aceitou o convite',
  webhookPaused: 'Durante três dias nada chegou ao webhook %{name}: ficou em pausa',
  webhookUnanswered:
    'Quem responde pelo webhook %{name} já não pode ler tudo o que ele diz: ficou em pausa',
  journalDamaged:
    'Os livros estão danificados a partir do acontecimento %{revision} e só podem ser consultados: reponha uma cópia de segurança',
  companyDamaged: 'Os livros de %{company} estão danificados a partir do acontecimento %{revision}',
  booksDiffer: 'As listas não correspondem ao diário: há divergências em %{differences} linhas',
  booksUnchecked: 'A verificação dos livros não chegou ao fim',
  subscription: 'Subscrição: %{text}',
};
