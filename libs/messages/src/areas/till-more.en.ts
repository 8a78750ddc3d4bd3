import { corrections } from '../screens/en/corrections.js';
import { asked } from '../screens/en/asked.js';
import { tillMore } from '../screens/en/till-more.js';
import { tillShift } from '../screens/en/till-shift.js';

/** What later parts of the till say, in English. */
export const sentences = { asked, corrections, tillMore, tillShift };
