import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

/** What a started program said at its end; `code` is 128 + n when signal n ended it. */
/** @typedef {{ code: number, output: string }} Outcome */

/**
 * Runs a program in the repository's root and waits for its end. Its output is shown as it comes,
 * or kept and returned when `quiet`.
 * @param {readonly string[]} command
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<Outcome>}
 */
export function run([program, ...args], { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32' && !existsSync(program),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 128, output }));
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
