import { inspect, parseArgs } from 'node:util';
import { keepFilesPrivate } from '@balcao/blobs';
import { SkipRefused, type SkippedEvent } from '@balcao/projections';
import { readEnvironment, StartError } from '@balcao/tasks/settings';
import { skipEvent } from './composition/skip-event.js';
import { readConfiguration } from './configuration.js';

const usage = 'npm run skip -- --company ID --revision N --reason "…"   (or --stream NAME)';

/** Which event is to be left out of the lists, and why. */
function wantedSkip(): Omit<SkippedEvent, 'skippedAt'> {
  const { values } = parseArgs({
    options: {
      company: { type: 'string' },
      stream: { type: 'string' },
      revision: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const { company, revision = '', reason = '' } = values;
  const stream = company === undefined ? values.stream : `journal-${company}`;
  if (stream === undefined || !/^\d{1,15}$/.test(revision)) throw new StartError(usage);
  return { stream, revision: Number.parseInt(revision, 10), reason };
}

/** The command: records the skip, and says when it takes effect. */
async function skip(): Promise<void> {
  keepFilesPrivate();
  const wanted = wantedSkip();
  const { dataDir, servers = {} } = readConfiguration(readEnvironment());
  const skippedAt = new Date().toISOString();
  const type = await skipEvent({ dataDir, servers, ...wanted, skippedAt });
  const { stream, revision } = wanted;
  const named = type === '' ? 'a missing event' : type;
  process.stdout.write(`Revision ${revision} of ${stream} (${named}) is left out of all lists.\n`);
  process.stdout.write('The journal is as it was. Start Balcão, or its projectors, again.\n');
}

try {
  await skip();
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof SkipRefused;
  process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
