/** Refusals about companies as such, in English. */
export const companyErrorsEn = {
  'company.alreadyRegistered': 'The company is already registered',
  'company.notRegistered': 'The company is not registered yet',
  'company.decimalPlacesNotSpecified': 'Number of decimal places not specified',
  'company.defaultClientNotSelected': 'Please select a default client',
  'company.timeZoneUnknown': 'Unknown time zone',
  'company.currencyUnknown': 'Please select a currency',
  'clock.behind':
    'The server clock shows %{localClock}, before the last entry at %{localLast}. Correct it, or have an owner confirm it on the System page',
  'clock.nothingToCorrect': 'The server clock is not behind the last entry',
  'company.closed':
    'This company was closed on %{closedOn} and is read-only. An owner can reopen it within 30 days',
  'company.notClosed': 'The company is not closed',
  'company.dayLocked': '%{day} is locked: entries up to %{lockedThrough} are closed',
  'company.documentLocked':
    'The document is dated %{day}. Entries up to %{lockedThrough} are locked',
  'company.lockNotPast': 'The lock date must be before today',
  'company.ownersOnly': 'Only an owner of the company can do this',
  'company.nameDiffers': 'Type the company name exactly: %{name}',
  'company.reopenedTooLate': 'A closed company can only be reopened within %{days} days',
  'company.lastOwner':
    'You are the only owner of: %{companies}. Make someone else an owner, or close the company first',
  'company.exportNeedsFreeHand':
    'Only users with full access, without limits on series, warehouses or tills, can export all data',
  'demo.isReal': 'This is a real company. Only a demo can be started over or deleted',
  'demo.nameStays': 'The name of a demo cannot be changed: it marks every paper as a demo',
  'company.exportGone': 'This file was deleted after %{days} days. Export again',
};
