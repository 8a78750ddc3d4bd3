/** What is done with many documents, what narrows their lists, and what follows from what. */
export const documentWork = {
  bulk: {
    sendHint: 'Each is sent to the first e-mail address of its client or supplier.',
    issueHint: 'Each draft is issued as it is. Those that fail stay drafts.',
    join: 'Combine into one document',
    joinTitle: 'Combine %{count} into one document',
    joinParties: 'Select documents of a single client or supplier.',
    joinHint: 'A draft opens with the remaining quantities. Choose its type:',
  },
  overview: { types: 'By document type', type: 'Type', more: 'See also', new: 'New: %{type}' },
  filters: {
    period: 'Period',
    dueFrom: 'Due from',
    dueTo: 'Due until',
    amountFrom: 'Minimum total',
    amountTo: 'Maximum total',
    seller: 'Issued by',
  },
  chain: { title: 'Linked documents' },
  payments: {
    title: 'Payments',
    register: 'Register payment',
    corrected: 'Corrected at the till; issued as %{before}',
  },
  prints: {
    title: 'Prints',
    earlier: '%{smart_count} earlier print |||| %{smart_count} earlier prints',
    noneLately: 'No recent prints',
    lookBack: 'Search earlier',
  },
  hindrances: {
    permission: 'You need the permission “%{permission}”.',
    cancelled: 'The document is cancelled.',
    notCancelled: 'The document is not cancelled.',
    byPayment: 'This document is created from a payment.',
    correction: 'A correction always belongs to its original document.',
    nothingLeft: 'All lines are already converted.',
  },
};
