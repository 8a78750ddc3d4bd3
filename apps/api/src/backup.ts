import { keepFilesPrivate } from '@balcao/blobs';
import { readEnvironment, StartError } from '@balcao/tasks/settings';
import { readBackingUpSettings, serversOf } from './backing-up/settings.js';
import { runCommand } from './backing-up/run-command.js';
import { backUp } from './composition/back-up.js';
import { backUpServers } from './composition/back-up-servers.js';
import { checkBackup } from './composition/check-backup.js';
import { openServersEnd } from './composition/moving-ends.js';
import { readConfiguration } from './configuration.js';

const usage = 'npm run backup -- DIR, or npm run backup -- --check DIR';

await runCommand(async ({ signal, say }) => {
  keepFilesPrivate();
  const settings = readBackingUpSettings(process.argv.slice(2), process.env, usage);
  const { folder } = settings;
  if (settings.isCheck === true) {
    const found = await checkBackup(folder, signal);
    if (!found.isReadable) throw new StartError(`${folder} cannot be restored: ${found.why}`);
    say(`${folder} can be restored: ${found.events.toLocaleString('en')} events.`);
    return;
  }
  const { dataDir, servers = {}, identity, signingKeysDir } = readConfiguration(readEnvironment());
  const both = serversOf(servers);
  const options = { dataDir, folder, now: new Date(), signal, say };
  if (both === undefined) {
    const { files } = await backUp(options);
    say(`${dataDir} is backed up to ${folder}: ${files.length} files.`);
  } else {
    const source = await openServersEnd(both);
    try {
      const { events } = await backUpServers({ ...options, source });
      say(`The servers are backed up to ${folder}: ${events.toLocaleString('en')} events.`);
    } finally {
      await source.close();
    }
  }
  const isKeyElsewhere = identity?.secretsKey !== undefined;
  if (isKeyElsewhere) say('SECRETS_KEY is not in it: keep it, restoring needs it.');
  if (signingKeysDir !== undefined) say(`${signingKeysDir} is not in it: back it up apart.`);
});
