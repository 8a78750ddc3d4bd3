// Writes the references of the API, events, rows, routes, permissions and settings.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, readConfiguration } from '@balcao/api';
import { referenceFiles } from './files.js';

const target = join(process.cwd(), 'docs', 'reference');
const dataDir = await mkdtemp(join(tmpdir(), 'balcao-reference-'));
const configuration = { ...readConfiguration({}), dataDir, threads: false };
const { app, close } = await createApi({ ...configuration, logLevel: 'silent' });
for (const [name, text] of Object.entries(referenceFiles(app))) {
  await writeFile(join(target, name), text);
}
await close();
await rm(dataDir, { recursive: true });
