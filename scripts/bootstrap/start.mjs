import { existsSync } from 'node:fs';
import { buildStale } from './build.mjs';
import { Failure, orExplain } from './failure.mjs';
import { installPackages } from './install.mjs';
import { useNewestNode } from './newest-node.mjs';
import { inRoot } from './paths.mjs';
import { serve } from './serve.mjs';
import { checkDataDir, checkPort, readSettings } from './settings.mjs';

/** Gets a folder in any state to a running product; ends with the server's exit code. */
export const start = () =>
  orExplain(async () => {
    const settings = readSettings();
    checkDataDir(settings.dataDir);
    await checkPort(settings);
    await installPackages();
    useNewestNode();
    await buildStale();
    if (!existsSync(inRoot('apps/api/dist/main.js'))) {
      throw new Failure('There is no server to run: apps/api is not in this folder.');
    }
    process.exitCode = await serve(settings);
  });
