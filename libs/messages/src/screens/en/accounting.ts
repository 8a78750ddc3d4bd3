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
  entries: {
    create: 'New journal entry',
    kinds: { general: 'General', opening: 'Opening balances' },
    states: { active: 'Active', reversed: 'Reversed' },
    openingHint:
      'Leave out clients, suppliers, treasury accounts and stock: their opening balances come from their own pages.',
    noChart: 'Take over a chart of accounts in Posting rules first.',
    balanced: 'Debits and credits are equal',
    difference: 'Difference',
    copy: 'Copy',
    reverse: 'Reverse',
    reverseTitle: 'Reverse %{name}?',
    reverseEffect:
      'A second entry with debits and credits exchanged is posted on this day. Both stay in the journal.',
    reversed: '%{name} reversed',
  },
  eventsHint: 'An amount below zero is posted on the other side.',
};
