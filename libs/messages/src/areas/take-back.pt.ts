import { takeBack } from '../screens/pt/take-back.js';

/** What a return without a receipt says, in Portuguese. */
export const sentences = { takeBack };
