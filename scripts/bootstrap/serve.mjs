import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './paths.mjs';

/** One Ctrl-C reaches us from the terminal and again through npm: the second is the same one. */
const SAME_KEYSTROKE_MS = 500;
/** How long a stop may take before it is forced: open requests and the last append fit often. */
const STOP_WITHIN_MS = 20_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs the server until it ends, and answers the exit code. The server is in a process group of its
 * own, so that it is told to stop exactly once; a second Ctrl-C, or too long a stop, ends it by
 * force. Should this process be killed, the server notices and stops by itself.
 */
export function serve({ host, port, dataDir }) {
  const server = spawn(
    process.execPath,
    [
      '--enable-source-maps',
      `--import=${new URL('./follow-parent.mjs', import.meta.url)}`,
      inRoot('apps/api/dist/main.js'),
    ],
    {
      cwd: root,
      env: { ...process.env, HOST: host, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  return new Promise((resolve) => {
    const stop = stopper(server);
    for (const signal of signals) process.on(signal, stop.ask);
    server.on('error', (error) => {
      process.stderr.write(`The server could not be started: ${error.message}\n`);
      resolve(1);
    });
    server.on('exit', (code, signal) => resolve(exitCode(code, signal, stop.isAsked())));
  });
}

function stopper(server) {
  let askedAt;
  const force = () => server.kill('SIGKILL');
  const ask = (signal) => {
    const now = Date.now();
    if (askedAt !== undefined) {
      if (now - askedAt > SAME_KEYSTROKE_MS) force();
      return;
    }
    askedAt = now;
    server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    setTimeout(force, STOP_WITHIN_MS).unref();
  };
  return { ask, isAsked: () => askedAt !== undefined };
}

/** A stop that was asked for is a success, also when the server ends by the signal itself. */
function exitCode(code, signal, wasAsked) {
  if (code !== null) return code;
  if (wasAsked && signal !== 'SIGKILL') return 0;
  return 128 + (constants.signals[signal] ?? 0);
}
