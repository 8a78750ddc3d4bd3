import { app } from '../screens/en/app.js';
import { entry } from '../screens/en/entry.js';
import { shortcuts } from '../screens/en/shortcuts.js';

/** What any page may say, whatever it shows, in English. */
export const sentences = { app, entry, shortcuts };
