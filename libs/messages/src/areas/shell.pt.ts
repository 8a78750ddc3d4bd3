import { app } from '../screens/pt/app.js';
import { entry } from '../screens/pt/entry.js';
import { layout } from '../screens/pt/layout.js';
import { shortcuts } from '../screens/pt/shortcuts.js';

/** What any page may say, whatever it shows, in Portuguese. */
export const sentences = { app, entry, layout, shortcuts };
