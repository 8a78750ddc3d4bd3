/** What narrows a list, and what its rows come to. */
export const filters = {
  period: 'Period',
  allDays: 'Any date',
  ownDays: 'Choose dates…',
  from: 'From',
  to: 'To',
  clear: 'Clear filters',
  periods: {
    today: 'Today',
    yesterday: 'Yesterday',
    last7Days: 'Last 7 days',
    last30Days: 'Last 30 days',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisQuarter: 'This quarter',
    lastQuarter: 'Last quarter',
    thisYear: 'This year',
    lastYear: 'Last year',
  },
};
