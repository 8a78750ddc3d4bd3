/** What notifications say, by their kind; `%{name}` stands for a parameter. */
export const notificationSentencesEn = {
  documentSent: '%{reference} was sent to %{to}',
  documentFailed: '%{reference} could not be sent to %{to}',
  reportFailed: 'Report or statement not sent to %{to}: %{name}',
  importFinished: 'The import is finished',
  jobFinished: 'A job that you asked for is finished',
  jobFailed: 'A job has failed',
  stockBelowMinimum: 'Below the minimum stock (%{count}): %{names}',
  batchesExpiring: 'Batches that expire soon (%{count}): %{names}',
  invoicesOverdue: 'Overdue invoices: %{count}, %{total} in all',
  invitationAccepted: '%{name} has accepted the invitation',
  webhookPaused: 'Nothing reached the webhook %{name} for three days: it is paused',
  webhookUnanswered:
    'Whoever answers for the webhook %{name} may not read all that it tells any more: it is paused',
  journalDamaged:
    'The books are damaged from event %{revision} on and can only be read: restore a backup',
  companyDamaged: 'The books of %{company} are damaged from event %{revision} on',
  booksDiffer: 'The lists are not what the journal says: %{differences} rows differ',
  booksUnchecked: 'The check of the books could not be finished',
  subscription: 'Subscription: %{text}',
};

/** What a notification tells of; every language has a sentence for each. */
export type NotificationSentenceKind = keyof typeof notificationSentencesEn;
