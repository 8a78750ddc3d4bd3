import { events } from '../screens/en/events.js';
import { explain } from '../screens/en/explain.js';

/** What a figure is explained with where the sentences of the office are not, in English. */
export const sentences = { events, explain };
