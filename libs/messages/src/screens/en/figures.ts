/** The figures of the dashboard that Home shows as well, and what needs attention. */
export const figures = {
  failed: 'Could not load the figures.',
  against: 'vs %{value} in %{period}',
  compared: { before: 'vs %{value}', lastYear: 'vs %{value} last year' },
  receivables: 'Receivable',
  overdue: 'Overdue: %{value}',
  noneOverdue: 'Nothing overdue',
  attention: {
    title: 'Needs attention',
    none: 'All up to date.',
    ended: 'The subscription has ended',
    ending:
      'The subscription ends in %{smart_count} day |||| The subscription ends in %{smart_count} days',
    approval: '%{name} asks for approval of %{kind}: %{reference}',
    altered: '%{month} has changed since submission',
    draftsOf: '%{type}: %{smart_count} draft |||| %{type}: %{smart_count} drafts',
    overdue: '%{smart_count} document overdue |||| %{smart_count} documents overdue',
    toReorder: '%{smart_count} item to reorder |||| %{smart_count} items to reorder',
    cashBelowZero:
      '%{smart_count} cash account below zero |||| %{smart_count} cash accounts below zero',
    lateShifts: '%{smart_count} shift not closed |||| %{smart_count} shifts not closed',
    outOfStock: '%{smart_count} article out of stock |||| %{smart_count} articles out of stock',
    expiring:
      '%{smart_count} batch expires by %{until} |||| %{smart_count} batches expire by %{until}',
  },
  late: 'Overdue',
};
