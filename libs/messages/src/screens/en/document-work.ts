/** What is done with many documents, what narrows their lists, and what follows from what. */
export const documentWork = {
  bulk: {
    sendHint: 'Each goes to the first e-mail address of its client or supplier.',
    issueHint: 'Each is issued as it is; what is refused stays a draft.',
    join: 'Make one document of them',
    joinTitle: 'Make one document of %{count}',
    joinParties: 'They are of several clients or suppliers. Select those of one.',
    joinHint: 'A draft opens with what is left of each line. Choose what it is to be:',
  },
  overview: { types: 'By type of document', type: 'Type', more: 'See also', new: 'New: %{type}' },
  filters: {
    period: 'Period',
    dueFrom: 'Due from',
    dueTo: 'Due until',
    amountFrom: 'Total from',
    amountTo: 'Total up to',
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
    noneLately: 'None among the latest events',
    lookBack: 'Look further back',
  },
  hindrances: {
    permission: 'It takes the permission “%{permission}”.',
    cancelled: 'The document is cancelled.',
    notCancelled: 'The document is in force.',
    byPayment: 'Documents of this type come of payments.',
    correction: 'A correction always belongs to the document it corrects.',
    nothingLeft: 'Nothing is left of its lines.',
  },
};
