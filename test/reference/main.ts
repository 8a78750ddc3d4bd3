// Writes the description of the API and of events, and who may call each route.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, declaredRoutes, printedRoutes, readConfiguration } from '@balcao/api';
import { describeApi } from './description.js';
import { eventsFile } from './events.js';
import { printed } from './printed.js';

const target = join(process.cwd(), 'docs', 'reference');
const dataDir = await mkdtemp(join(tmpdir(), 'balcao-reference-'));
const configuration = { ...readConfiguration({}), dataDir, threads: false };
const { app, close } = await createApi({ ...configuration, logLevel: 'silent' });
await writeFile(join(target, 'openapi.json'), printed(describeApi(app)));
await writeFile(join(target, 'events.json'), printed(eventsFile()));
await writeFile(join(target, 'routes.txt'), printedRoutes(declaredRoutes(app)));
await close();
await rm(dataDir, { recursive: true });
