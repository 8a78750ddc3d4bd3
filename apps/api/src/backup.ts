import { keepFilesPrivate } from '@balcao/blobs';
import { readBackingUpSettings } from './backing-up/settings.js';
import { runCommand } from './backing-up/run-command.js';
import { backUp } from './composition/back-up.js';
import { readConfiguration } from './configuration.js';
import { readEnvironment } from './environment.js';
import { StartError } from './start-error.js';

const usage = 'npm run backup -- DIR';

await runCommand(async ({ signal, say }) => {
  keepFilesPrivate();
  const { folder } = readBackingUpSettings(process.argv.slice(2), process.env, usage);
  const { dataDir, servers = {}, identity, signingKeysDir } = readConfiguration(readEnvironment());
  if (servers.eventStore !== undefined || servers.mongoDb !== undefined) {
    throw new StartError('Servers keep the data: see docs/guides/backup.md, "Servers".');
  }
  const { files } = await backUp({ dataDir, folder, now: new Date(), signal, say });
  say(`${dataDir} is backed up to ${folder}: ${files.length} files.`);
  const isKeyElsewhere = identity?.secretsKey !== undefined;
  if (isKeyElsewhere) say('SECRETS_KEY is not in it: keep it, restoring needs it.');
  if (signingKeysDir !== undefined) say(`${signingKeysDir} is not in it: back it up apart.`);
});
