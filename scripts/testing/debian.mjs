import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tail } from '../bootstrap/run.mjs';

/**
 * What some tests need beside Node, by its Debian package: the program in it, and others that do as
 * well. A Chromium that has no windows takes a fifth less of the processor.
 */
const wanted = [
  {
    name: 'chromium-headless-shell',
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser'],
    setting: 'CHROMIUM_PATH',
  },
  { name: 'redis-server', programs: ['redis-server'], setting: 'REDIS_URL' },
  { name: 'poppler-utils', programs: ['pdftotext'] },
  { name: 'openssl', programs: ['openssl'] },
  // The compiler, for what records the writes of a server.
  { name: 'build-essential', programs: ['cc'] },
];

const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

const isSet = ({ setting }) => setting !== undefined && process.env[setting] !== undefined;
const isThere = (each) => isSet(each) || each.programs.some(isOnPath);
const isBest = (each) => isSet(each) || isOnPath(each.programs[0]);

/**
 * Installs Chromium, Redis, a compiler, what reads PDF and what makes certificates, where that can
 * be done (Debian, as root), and answers the names of those that are still missing.
 * @returns {Promise<string[]>}
 */
export async function installPrograms() {
  const missing = wanted.filter((each) => !isBest(each)).map(({ name }) => name);
  if (missing.length > 0 && isOnPath('apt-get') && process.getuid?.() === 0) await install(missing);
  return wanted.filter((each) => !isThere(each)).map(({ name }) => name);
}

async function install(names) {
  process.stdout.write(`Installing ${names.join(' and ')} …\n`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run(['apt-get', 'update'], options);
  const command = ['apt-get', 'install', '--yes', '--no-install-recommends', ...names];
  const { code, output } = await run(command, options);
  if (code !== 0) process.stdout.write(`${tail(output, 5)}\n`);
}
