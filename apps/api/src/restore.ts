import { keepFilesPrivate } from '@balcao/blobs';
import { readEnvironment } from '@balcao/tasks/settings';
import { readBackingUpSettings, serversOf } from './backing-up/settings.js';
import { runCommand } from './backing-up/run-command.js';
import { openServersEnd } from './composition/moving-ends.js';
import { restoreBackup } from './composition/restore-backup.js';
import { restoreToServers } from './composition/restore-to-servers.js';
import { readConfiguration } from './configuration.js';

const usage = 'npm run restore -- DIR [--to FOLDER]';

await runCommand(async ({ signal, say }) => {
  keepFilesPrivate();
  const settings = readBackingUpSettings(process.argv.slice(2), process.env, usage);
  const { dataDir, servers = {} } = readConfiguration(readEnvironment());
  const { folder, to } = settings;
  const both = to === undefined ? serversOf(servers) : undefined;
  const restored = (where: string, madeAt: string, events: number) => {
    const count = events.toLocaleString('en');
    say(`${folder}, made at ${madeAt}, is restored to ${where}: ${count} events.`);
  };
  if (both === undefined) {
    const { madeAt, events } = await restoreBackup({ folder, to: to ?? dataDir, signal, say });
    restored(to ?? dataDir, madeAt, events);
  } else {
    const target = await openServersEnd(both);
    try {
      const restoring = restoreToServers({ folder, target, dataDir, signal, say });
      const { madeAt, events } = await restoring;
      restored('the servers', madeAt, events);
    } finally {
      await target.close();
    }
  }
  say('Before issuing anything compare the last number of each series with the printed documents.');
});
