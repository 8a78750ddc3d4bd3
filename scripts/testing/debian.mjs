import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tail } from '../bootstrap/run.mjs';

/**
 * What some tests need in addition to Node, by its Debian package: the program in it, others that
 * do as well, and the package that has one of them where the first is not known.
 */
const wanted = [
  {
    name: 'chromium-headless-shell',
    instead: 'chromium',
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

/**
 * Installs Chromium, Redis, a compiler, what reads PDF and what makes certificates, where that can
 * be done (Debian, as root), and answers the names of those that are still missing.
 * @returns {Promise<string[]>}
 */
export async function installPrograms() {
  const missing = wanted.filter((each) => !isThere(each));
  if (missing.length > 0 && isOnPath('apt-get') && process.getuid?.() === 0) await install(missing);
  return wanted.filter((each) => !isThere(each)).map(({ name }) => name);
}

const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };

async function install(missing) {
  const names = missing.map(({ name }) => name);
  process.stdout.write(`Installing ${names.join(' and ')} …\n`);
  await run(['apt-get', 'update'], options);
  if (await isInstalled(names)) return;
  // One that the distribution does not have keeps none of the others away.
  for (const { name, instead } of missing) {
    if (!(await isInstalled([name])) && instead !== undefined) await isInstalled([instead]);
  }
}

/** Whether the packages could be installed; says why not. */
async function isInstalled(names) {
  const command = ['apt-get', 'install', '--yes', '--no-install-recommends', ...names];
  const { code, output } = await run(command, options);
  if (code !== 0) process.stdout.write(`${tail(output, 5)}\n`);
  return code === 0;
}
