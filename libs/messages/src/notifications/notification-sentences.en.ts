/** What notifications say, by their kind; `%{name}` stands for a parameter. */
export const notificationSentencesEn = {
  documentSent: '%{reference} was sent to %{to}',
  documentFailed: '%{reference} could not be sent to %{to}',
  reportFailed: 'Report or statement not sent to %{to}: %{name}',
  importFinished: 'Import finished',
  jobFinished: 'A job you started is finished',
  jobFailed: 'A job has failed',
  stockBelowMinimum: 'Below the minimum stock (%{count}): %{names}',
  batchesExpiring: 'Batches expiring soon (%{count}): %{names}',
  invoicesOverdue: 'Overdue invoices: %{count}, total %{total}',
  approvalRequested: '%{name} asks for approval of %{reference}: %{reason}',
  approvalGranted: '%{name} approved your request: %{reference}',
  approvalRefused: '%{name} refused your request, %{reference}: %{reason}',
  invitationAccepted: '%{name} has accepted the invitation',
  webhookPaused: 'Webhook %{name} is paused: deliveries failed for three days',
  webhookUnanswered: 'Webhook %{name} is paused: its owner no longer has access to all its events',
  journalDamaged:
    'The data is damaged from event %{revision} on and is read-only. Restore a backup',
  companyDamaged: 'The data of %{company} is damaged from event %{revision} on',
  booksDiffer: 'The lists do not match the journal: %{differences} rows differ',
  booksUnchecked: 'The data check was not completed',
  subscription: 'Subscription: %{text}',
};

/** What a notification tells of; every language has a sentence for each. */
export type NotificationSentenceKind = keyof typeof notificationSentencesEn;
