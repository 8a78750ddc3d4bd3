import { absent, conflict, forbidden, invalid } from '../kernel/index.js';

/** Refusals of the company, its settings, its closing and its export. */
export const companiesErrors = {
  'company.alreadyRegistered': conflict(),
  'company.notRegistered': absent(),
  'company.decimalPlacesNotSpecified': invalid(),
  'company.defaultClientNotSelected': absent(),
  'company.timeZoneUnknown': invalid(),
  'company.currencyUnknown': invalid(),
  /** To every command after the closing, and to every request of those who are no owners. */
  'company.closed': forbidden<{ closedOn: string }>(),
  'company.notClosed': conflict(),
  'company.ownersOnly': forbidden(),
  /** The day of what would be booked, and the company's lock date. */
  'company.dayLocked': conflict<{ day: string; lockedThrough: string }>(),
  'company.documentLocked': conflict<{ day: string; lockedThrough: string }>(),
  'company.lockNotPast': invalid(),
  'company.nameDiffers': invalid<{ name: string }>(),
  'company.reopenedTooLate': conflict<{ days: number }>(),
  'company.lastOwner': conflict<{ companies: readonly string[] }>(),
  'company.exportNeedsFreeHand': forbidden(),
  'demo.isReal': conflict(),
  'demo.nameStays': invalid(),
  'company.exportGone': absent<{ days: number }>(),
};
