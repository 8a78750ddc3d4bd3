/** What belongs to no screen: the product's name, states of loading, dialogs, the unknown page. */
export const app = {
  name: 'Balcão',
  pitch: 'Your Business, Unified',
  pitchDetail: 'Sales, stock, treasury and point of sale in one place.',
  loading: 'Loading',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
  unread: 'Could not be read: %{what}',
  slow: 'This takes unusually long. Still to be read: %{what}',
  confirmTitle: 'Please confirm',
  failed: 'Failed to process request',
  unreachable: 'The server cannot be reached. What you see may be out of date; nothing is lost.',
  offline: 'You are offline. What you see may be out of date.',
  companyLost: 'You no longer have access to %{name}.',
  needsNetwork: {
    title: 'This page needs the network',
    message: 'This device does not have it yet. Nothing is lost.',
    unsaved:
      'This device does not have it yet. What you have written and not saved stays here until you leave.',
    toTill: 'Back to the till',
  },
  renewed: {
    title: 'Balcão has a new version',
    message: 'Reload the page to go on. What you have saved is there.',
    unsaved:
      'Reload the page to go on. What you have written here and not saved would be lost: save it first, or note it down.',
    reload: 'Reload',
  },
  catchingUp: 'Catching up: your last change is being added to the lists.',
  late: 'The lists are late: one event of %{seconds}\u00a0s ago is not in them yet. What you do is decided by the books, which are up to date. |||| The lists are late: %{events} events, the oldest of %{seconds}\u00a0s ago, are not in them yet. What you do is decided by the books, which are up to date.',
  lateBegan: 'The lists are late. What you do is decided by the books, which are up to date.',
  lateEnded: 'The lists are up to date again.',
  notFound: {
    title: 'Not found',
    message:
      '404 - It seems that you are lost. The content you are looking for seems not to be available',
    goToAccount: 'Go to account',
  },
  accessDenied: {
    title: 'Access denied',
    message: 'Your account may not open this page. Ask whoever manages the users of the company.',
    back: 'Back to the start page',
  },
  languages: { en: 'English', pt: 'Português' },
  date: {
    open: 'Choose a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    today: 'Today',
    hint: 'yyyy-mm-dd',
    invalid: 'This is not a date. Write it as 2026-11-30',
  },
  /** Pages that a refusal leads to. */
  links: { plans: 'Plans', subscription: 'Subscription' },
  number: {
    invalid: 'This is not a number',
    readsTwoWays: 'Write it as %{whole} or as %{decimal}: this could be either',
    tooManyPlaces: 'At most %{places} decimal places',
    tooLarge: 'This number is too large',
    notWhole: 'Write a whole number, without decimals',
  },
};
