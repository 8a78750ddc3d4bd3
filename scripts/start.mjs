// The one command: installs what is missing, builds what is stale, runs the product.
import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
import('./bootstrap/start.mjs').then(({ start }) => start());
