import { keepFilesPrivate } from '@balcao/blobs';
import { readBackingUpSettings } from './backing-up/settings.js';
import { runCommand } from './backing-up/run-command.js';
import { restoreBackup } from './composition/restore-backup.js';
import { readConfiguration } from './configuration.js';
import { readEnvironment } from './environment.js';

const usage = 'npm run restore -- DIR [--to FOLDER]';

await runCommand(async ({ signal, say }) => {
  keepFilesPrivate();
  const settings = readBackingUpSettings(process.argv.slice(2), process.env, usage);
  const { dataDir } = readConfiguration(readEnvironment());
  const { folder, to = dataDir } = settings;
  const { madeAt, events } = await restoreBackup({ folder, to, signal, say });
  say(`${folder}, made at ${madeAt}, is restored to ${to}: ${events.toLocaleString('en')} events.`);
  say('Before issuing anything compare the last number of each series with the printed documents.');
});
