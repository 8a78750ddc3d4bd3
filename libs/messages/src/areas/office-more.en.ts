import { officeMore } from '../screens/en/office-more.js';

/** What screens of the back office say that load their sentences themselves, in English. */
export const sentences = { officeMore };
