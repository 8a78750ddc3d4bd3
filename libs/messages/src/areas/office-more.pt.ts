import { officeMore } from '../screens/pt/office-more.js';

/** What screens of the back office say that load their sentences themselves, in Portuguese. */
export const sentences = { officeMore };
