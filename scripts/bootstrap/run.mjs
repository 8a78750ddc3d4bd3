import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { inRoot, root } from './paths.mjs';

/** What a started program said at its end; `code` is 128 + n when signal n ended it. */
/** @typedef {{ code: number, output: string }} Outcome */

/**
 * Runs a program in the repository's root and waits for its end. Its output is shown as it comes,
 * or kept and returned when `quiet`; with `onLine` it is kept, and each line is passed on too.
 * @param {readonly string[]} command
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string,
 *   onLine?: (line: string) => void }} [options]
 * @returns {Promise<Outcome>}
 */
export function run([program, ...args], { quiet = false, env = {}, cwd = root, onLine } = {}) {
  const output = quiet || onLine !== undefined ? 'pipe' : 'inherit';
  const colour = onLine !== undefined && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...colour, ...env },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32' && !existsSync(program),
    });
    const kept = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => kept.push(chunk));
      if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
    }
    child.on('error', ({ message }) =>
      resolve({ code: 127, output: `${kept.join('')}${message}\n` }),
    );
    child.on('close', (code) => resolve({ code: code ?? 128, output: kept.join('') }));
  });
}

/** Runs a script of a package with this very Node. */
export const runScript = (path, args = [], options = {}) =>
  run([process.execPath, path, ...args], options);

/**
 * The npm that started us, else the one on the path, as the start of a command. Never on a Node
 * among the packages, which npm takes away before it installs them.
 */
export function npm() {
  const { npm_execpath: path } = process.env;
  if (process.execPath.startsWith(inRoot('node_modules'))) return ['npm'];
  return path?.endsWith('.js') && existsSync(path) ? [process.execPath, path] : ['npm'];
}

/** The last lines of what a program printed, for a message. */
export const tail = (output, lines = 15) => output.trimEnd().split('\n').slice(-lines).join('\n');
