import { inspect } from 'node:util';
import { keepFilesPrivate } from '@balcao/blobs';
import { readEnvironment, StartError } from '@balcao/tasks/settings';
import { createApi, type Api } from './create-api.js';
import { readConfiguration, type Configuration } from './configuration.js';
import { othersMayRead } from './private-files.js';

/** How long the last requests may take before the process ends without them. */
const stopWithinMs = 8_000;

/** The reason of an error of the operating system, for people. */
function sentenceOf(error: unknown, { port, host }: Configuration): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop what is listening there, or set PORT to another one.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be used by this account: set PORT to another.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is not of this machine.`;
  }
  return undefined;
}

async function start(): Promise<void> {
  keepFilesPrivate();
  const configuration = readConfiguration(readEnvironment());
  const api = await createApi(configuration, {
    onDeath: () => {
      process.exit(1);
    },
  });
  stopOnSignals(api);
  try {
    const port = await api.listen();
    const { host } = configuration;
    const name = ['0.0.0.0', '127.0.0.1', '::'].includes(host) ? 'localhost' : host;
    process.stdout.write(`Balcão is ready at http://${name}:${port}\n`);
    await tellSetUpCode(api);
    const warning = await othersMayRead(configuration.dataDir);
    if (warning !== undefined) process.stderr.write(`${warning}\n`);
  } catch (error) {
    await api.close();
    const sentence = sentenceOf(error, configuration);
    throw sentence === undefined ? error : new StartError(sentence);
  }
}

/** The reader of what this process writes runs the installation, and may begin with it. */
async function tellSetUpCode(api: Api): Promise<void> {
  // A store that cannot be reached yet is no reason to end: the code is written at the next start.
  const code = await api.setUpCode().catch(() => undefined);
  if (code !== undefined) process.stdout.write(`The first visit takes the code ${code}\n`);
}

function stopOnSignals(api: Api): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    api.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${inspect(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  await start();
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}
