// How well the tests notice small faults: see test/README.md.
import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
import('./mutants/main.mjs').then(({ mutants }) => mutants(process.argv.slice(2)));
