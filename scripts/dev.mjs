// Runs the product while it is changed: the server restarts, the screens reload.
import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
import('./development/dev.mjs').then(({ dev }) => dev());
