import { events } from '../screens/pt/events.js';
import { explain } from '../screens/pt/explain.js';

/** What a figure is explained with where the sentences of the office are not, in Portuguese. */
export const sentences = { events, explain };
