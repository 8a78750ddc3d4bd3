import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
Promise.all([import('./bootstrap/build.mjs'), import('./bootstrap/failure.mjs')]).then(
  ([{ buildStale }, { orExplain }]) => orExplain(buildStale),
);
