// Parsed before anything is known of the Node at hand: nothing newer than ES2015 in this file.

/** The oldest Node that can load the packages (`require` of ES modules without a flag). */
export const OLDEST_NODE = '20.19.0';

/** Whether `version` ("22.1.0") is `oldest` or newer. */
export function isAtLeast(version, oldest) {
  const have = version.split('.').map(Number);
  const need = oldest.split('.').map(Number);
  for (let i = 0; i < need.length; i += 1) {
    if (have[i] !== need[i]) return have[i] > need[i];
  }
  return true;
}

/** Ends the process with one sentence when Node is older than the product can run on. */
export function requireNode(version) {
  const found = version || process.versions.node;
  if (isAtLeast(found, OLDEST_NODE)) return;
  process.stderr.write(
    'Balcão needs Node ' +
      OLDEST_NODE +
      ' or newer and this is Node ' +
      found +
      ': install a current version from https://nodejs.org and try again.\n',
  );
  process.exit(1);
}
