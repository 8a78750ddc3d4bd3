import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
import('./checks/check.mjs').then(({ check }) => check(process.argv.slice(2)));
