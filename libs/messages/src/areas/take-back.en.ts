import { takeBack } from '../screens/en/take-back.js';

/** What a return without a receipt says, in English. */
export const sentences = { takeBack };
