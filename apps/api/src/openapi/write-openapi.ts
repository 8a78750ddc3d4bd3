import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../create-api.js';
import { readConfiguration } from '../configuration.js';
import { openApiOf, printedOpenApi } from './openapi.js';

/** Writes the description of the API to the file named on the command line. */
const [, , target] = process.argv;
if (target === undefined) throw new Error('name the file to write');
const dataDir = await mkdtemp(join(tmpdir(), 'balcao-openapi-'));
const configuration = { ...readConfiguration({}), dataDir, threads: false };
const api = await createApi({ ...configuration, logLevel: 'silent' });
await writeFile(target, printedOpenApi(openApiOf(api.app)));
await api.close();
await rm(dataDir, { recursive: true });
