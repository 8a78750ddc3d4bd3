// The other command: installs what the tests need, builds, checks, tests, and counts.
import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
import('./testing/test.mjs').then(({ test }) => test(process.argv.slice(2)));
