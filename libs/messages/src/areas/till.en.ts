import { pos } from '../screens/en/pos.js';
import { selling } from '../screens/en/selling.js';
import { till } from '../screens/en/till.js';

/** What the point of sale says, in English. */
export const sentences = { pos, selling, till };
