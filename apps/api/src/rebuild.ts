import { inspect, parseArgs } from 'node:util';
import { keepFilesPrivate } from '@balcao/blobs';
import { allProjections } from '@balcao/projections';
import { readEnvironment, StartError } from '@balcao/tasks/settings';
import { rebuildRows } from './composition/rebuild-rows.js';
import { readConfiguration } from './configuration.js';

const names = allProjections.map(({ name }) => name);

/** Which projections to rebuild; every one when none is named. */
function wantedProjections(): readonly string[] | undefined {
  const { values } = parseArgs({ options: { projection: { type: 'string', multiple: true } } });
  const unknown = values.projection?.find((name) => !names.includes(name));
  if (unknown === undefined) return values.projection;
  throw new StartError(`No projection is named ${unknown}. There are ${names.join(', ')}.`);
}

/** The command: Ctrl-C leaves the old rows as they are. */
async function rebuild(): Promise<boolean> {
  keepFilesPrivate();
  const only = wantedProjections();
  const { dataDir, servers = {} } = readConfiguration(readEnvironment());
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort();
  });
  const onLine = (line: string): boolean => process.stdout.write(`${line}\n`);
  const options = { dataDir, servers, signal: stop.signal, onLine, ...(only && { only }) };
  const stalled = await rebuildRows(options);
  for (const one of stalled) process.stderr.write(`${inspect(one)}\n`);
  return stalled.length === 0 && !stop.signal.aborted;
}

try {
  process.exitCode = (await rebuild()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
