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
  approveTitle: 'Approve the request of %{name}?',
  approveMessage:
    '%{reference}, %{amount}: %{reason}. This is what happens now, in the name of %{name}.',
  approved: 'Request approved',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the request of %{name}?',
  refuseMessage: 'Nothing changes. %{name} is told the reason.',
  refused: 'Request refused',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this request?',
  withdrawMessage: 'Then no one can approve it.',
  withdrawn: 'Request withdrawn',
  open: 'Open record',
  sent: 'Request sent. You are told what becomes of it.',
  byPin: 'PIN now',
  byRequest: 'Send a request',
  requestHint:
    'Users who may approve it are told. It is carried out once one of them approves, within 7 days.',
  send: 'Send request',
};
