import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from './create-api.js';
import { readConfiguration } from './configuration.js';
import { declaredRoutes, printedRoutes } from './access/declared-routes.js';
import { openApiOf, printedOpenApi } from './openapi/openapi.js';

/** Writes the description of the API, and who may call each route, to the folder that is named. */
const [, , target] = process.argv;
if (target === undefined) throw new Error('name the folder to write to');
const dataDir = await mkdtemp(join(tmpdir(), 'balcao-openapi-'));
const configuration = { ...readConfiguration({}), dataDir, threads: false };
const api = await createApi({ ...configuration, logLevel: 'silent' });
await writeFile(join(target, 'openapi.json'), printedOpenApi(openApiOf(api.app)));
await writeFile(join(target, 'routes.txt'), printedRoutes(declaredRoutes(api.app)));
await api.close();
await rm(dataDir, { recursive: true });
