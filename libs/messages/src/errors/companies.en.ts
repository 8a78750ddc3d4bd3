/** Refusals about companies as such, in English. */
export const companyErrorsEn = {
  'company.alreadyRegistered': 'The company is already registered',
  'company.notRegistered': 'The company is not registered yet',
  'company.decimalPlacesNotSpecified': 'Number of decimal places not specified',
  'company.defaultClientNotSelected': 'Please select a default client',
  'company.timeZoneUnknown': 'Unknown time zone',
  'company.currencyUnknown': 'Please select a currency',
  'clock.behind':
    'The clock of the server says %{localClock}, but the last entry by a person is of %{localLast}. Set the clock; if it is right, an owner says so on the page System',
  'clock.nothingToCorrect': 'The clock of the server is not behind the last event',
  'company.closed':
    'This company was closed on %{closedOn}: nothing in it can be changed any more. An owner can take it back within 30 days',
  'company.notClosed': 'The company is not closed',
  'company.ownersOnly': 'Only an owner of the company can do this',
  'company.nameDiffers': 'Type the name of the company exactly: %{name}',
  'company.reopenedTooLate': 'A closed company can be taken back within %{days} days only',
  'company.lastOwner':
    'You are the only owner of: %{companies}. Make somebody else an owner, or close the company first',
  'company.exportNeedsFreeHand':
    'The export holds everything: only somebody who may see everything, without limits of series, warehouses or tills, can have it',
  'company.exportGone':
    'This file is not there any more: it is kept for %{days} days. Ask for a new one',
};
