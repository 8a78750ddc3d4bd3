import { existsSync, statSync } from 'node:fs';
import { delimiter } from 'node:path';
import { Failure } from './failure.mjs';
import { fingerprint, isStamped, writeStamp } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { npm, run, tail } from './run.mjs';

const lock = inRoot('package-lock.json');
const stamp = inRoot('node_modules', '.balcao-installed');
/** npm writes it last, so that its age is the age of the installation. */
const npmsOwnRecord = inRoot('node_modules', '.package-lock.json');

function isInstalled(print) {
  if (isStamped(stamp, print)) return true;
  return existsSync(npmsOwnRecord) && statSync(npmsOwnRecord).mtimeMs >= statSync(lock).mtimeMs;
}

/** Installs the packages that the lock file names, unless that is what is installed already. */
export async function installPackages() {
  const print = fingerprint([lock]);
  if (!isInstalled(print)) {
    process.stdout.write('Installing the packages (once, about a minute) …\n');
    const { code, output } = await run(
      [...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      { quiet: true, env: { PATH: pathWithoutPackages() } },
    );
    if (code !== 0) throw new Failure(explain(output));
  }
  if (!isStamped(stamp, print)) writeStamp(stamp, print);
}

/** npm puts the programs of the packages first: also a Node that it is about to replace. */
const pathWithoutPackages = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(inRoot('node_modules')))
    .join(delimiter);

function explain(output) {
  const why = /ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN/.test(output)
    ? 'the package registry could not be reached: check the network'
    : /ENOSPC/.test(output)
      ? 'the disk is full: free some space'
      : /EACCES|EPERM/.test(output)
        ? 'the folder may not be written: check who owns it'
        : 'npm ci failed, for the reason above: put it right';
  return `${tail(output)}\nThe packages could not be installed because ${why}, and try again.`;
}
