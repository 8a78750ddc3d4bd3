import { tillMore } from '../screens/en/till-more.js';
import { tillShift } from '../screens/en/till-shift.js';

/** What later parts of the till say, in English. */
export const sentences = { tillMore, tillShift };
