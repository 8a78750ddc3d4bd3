import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { folder } from './faulty-sources.mjs';

const log = join(folder, 'log.jsonl');
const ASK_EVERY_MS = 500;

/** A file of tests that runs while a fault is on, or while none is: 0. */
/** @typedef {{ id: number, specs: readonly string[] }} Trial */

/**
 * Runs the trials of each world in a module registry of its own, all in one process, and answers
 * what was written down. A process in which nothing has happened for so long is ended: the fault
 * that was on then is `hung`, and the trials behind it run in another.
 * @param {readonly (readonly Trial[])[]} worlds
 * @param {number} hangsAfterMs
 * @returns {Promise<readonly (readonly [what: string, id: number, ...unknown[]])[]>}
 */
export async function tryOut(worlds, hangsAfterMs) {
  const all = [];
  let left = worlds;
  while (left.length > 0) {
    const { events, isHung } = await runOnce(left, hangsAfterMs);
    all.push(...events);
    if (!isHung) return all;
    const [, hungId] = events.findLast(([what]) => what === 'began') ?? ['began', 0];
    all.push(['hung', hungId]);
    left = behind(left, events, hungId);
  }
  return all;
}

/** What is to be tried when a fault has hung its world: others of that world, and later worlds. */
function behind(worlds, events, hungId) {
  const isOver = new Set(
    events.flatMap(([what, id]) => (what === 'caught' || what === 'passed' ? [id] : [])),
  );
  const begun = new Set(events.flatMap(([what, id]) => (what === 'began' ? [id] : [])));
  const at = worlds.findLastIndex((trials) => trials.some(({ id }) => begun.has(id) && id !== 0));
  if (at === -1) return [];
  const rest = worlds[at].filter(({ id }) => id !== hungId && id !== 0 && !isOver.has(id));
  // Apart from each other now, as one more may hang.
  return [...rest.map((trial) => [trial]), ...worlds.slice(at + 1)];
}

async function runOnce(worlds, hangsAfterMs) {
  const paths = worlds.map((trials, at) => {
    const path = join(folder, 'worlds', `${String(at).padStart(4, '0')}.spec.ts`);
    mkdirSync(join(folder, 'worlds'), { recursive: true });
    writeFileSync(path, contentOf(trials));
    return path;
  });
  rmSync(log, { force: true });
  const child = spawn(
    process.execPath,
    [
      ...['--experimental-vm-modules', '--no-warnings', inRoot('node_modules/jest/bin/jest.js')],
      `--config=${inRoot('scripts/mutants/jest.config.mjs')}`,
      `--testSequencer=${inRoot('scripts/mutants/as-named.cjs')}`,
      ...['--ci', '--runInBand', '--runTestsByPath', ...paths],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        BALCAO_MUTANTS: join(folder, 'faulty.json'),
        BALCAO_MUTANTS_LOG: log,
      },
    },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (said = (said + chunk).slice(-4_000)));
  const isHung = await ended(child, hangsAfterMs);
  const events = eventsOf();
  if (events.length === 0) process.stdout.write(said);
  return { events, isHung };
}

/** Waits for the end; answers whether the process broke down, or was ended as nothing happened. */
function ended(child, hangsAfterMs) {
  return new Promise((resolve) => {
    let isHung = false;
    let seen = 0;
    let since = Date.now();
    const timer = setInterval(() => {
      const size = existsSync(log) ? readFileSync(log).length : 0;
      // Jest takes as long to start as the machine is busy.
      if (size !== seen || size === 0) [seen, since] = [size, Date.now()];
      if (Date.now() - since < hangsAfterMs) return;
      isHung = true;
      child.kill('SIGKILL');
    }, ASK_EVERY_MS);
    child.once('close', (code) => {
      clearInterval(timer);
      // Jest ends with 1 where tests have failed; what ends it otherwise was the fault.
      resolve(isHung || (code !== 0 && code !== 1));
    });
  });
}

const eventsOf = () =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith(']'))
        .map((line) => JSON.parse(line))
    : [];

/** Every trial loads its files of tests for itself; the sources are loaded once for all of them. */
const contentOf = (trials) =>
  trials
    .flatMap(({ id, specs }) =>
      specs.map((spec) => {
        const path = relative(join(folder, 'worlds'), inRoot(spec)).replace(/\.ts$/, '.js');
        return `await withFault(${id}, '${spec}', () => import('${path}?${id}'));`;
      }),
    )
    .concat('')
    .join('\n');
