/** What waits for somebody's approval, and what was decided. */
export const approvals = {
  kinds: {
    discount: 'Discount',
    purchase: 'Purchase',
    expense: 'Expense',
    cancellation: 'Cancellation',
  },
  states: {
    waiting: 'Waiting',
    approved: 'Approved',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  hint: 'When your limits refuse a discount, purchase, expense or cancellation, you can send a request. Requests appear here.',
  approve: 'Approve',
  approveTitle: 'Approve %{name}’s request?',
  approveMessage:
    '%{reference}, %{amount}: %{reason}. This is what happens now, in %{name}’s name.',
  approved: 'Request approved',
  refuse: 'Refuse',
  refuseTitle: 'Refuse %{name}’s request?',
  refuseMessage: 'Nothing changes. %{name} will see the reason.',
  refused: 'Request refused',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this request?',
  withdrawMessage: 'It can then no longer be approved.',
  withdrawn: 'Request withdrawn',
  open: 'Open record',
  byPin: 'PIN now',
  byRequest: 'Send a request',
  requestHint:
    'Users who can approve it are notified. It is carried out as soon as one of them approves, within 7 days.',
  send: 'Send request',
};
