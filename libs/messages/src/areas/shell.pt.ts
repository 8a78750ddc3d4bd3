import { app } from '../screens/pt/app.js';
import { entry } from '../screens/pt/entry.js';
import { shortcuts } from '../screens/pt/shortcuts.js';

/** What any page may say, whatever it shows, in Portuguese. */
export const sentences = { app, entry, shortcuts };
