/** The page of what is posted where. */
export const accounting = {
  hint: 'Sales, purchases, payments and stock moves are posted to these accounts. Another account also takes what was posted before.',
  noChart:
    'Your company has no chart of accounts yet. Start from an official one, and change it as you need.',
  nirf: 'Use the PGC-NIRF',
  pe: 'Use the PGC-PE (small companies)',
  adopted: 'Chart of accounts taken over',
  posted: 'What is posted',
  of: 'For',
  all: 'All',
  code: 'Account',
  name: 'Name of the account',
  change: 'Choose',
  back: 'Official account',
  choose: 'Account for %{what}',
  chosen: 'Account chosen',
  events: 'What each event posts',
  event: 'Event',
  debit: 'Debit',
  credit: 'Credit',
  eventsHint: 'An amount below zero is posted on the other side.',
};
