import { pos } from '../screens/pt/pos.js';
import { selling } from '../screens/pt/selling.js';
import { till } from '../screens/pt/till.js';

/** What the point of sale says, in Portuguese. */
export const sentences = { pos, selling, till };
