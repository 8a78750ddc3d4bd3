import { corrections } from '../screens/pt/corrections.js';
import { asked } from '../screens/pt/asked.js';
import { tillMore } from '../screens/pt/till-more.js';
import { tillShift } from '../screens/pt/till-shift.js';

/** What later parts of the till say, in Portuguese. */
export const sentences = { asked, corrections, tillMore, tillShift };
