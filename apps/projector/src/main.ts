import 'reflect-metadata';
import { inspect } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { keepFilesPrivate } from '@balcao/blobs';
import { readEnvironment, StartError } from '@balcao/tasks/settings';
import { openOperations, openStores } from './composition/open-stores.js';
import { heedNewer } from './composition/refuse-newer-log.js';
import { ProjectorModule } from './projector.module.js';

try {
  keepFilesPrivate();
  const environment = readEnvironment();
  const stores = await openStores(environment);
  await heedNewer(stores.events, (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  const operations = await openOperations(environment);
  const app = await NestFactory.createApplicationContext(ProjectorModule.on(stores, operations));
  app.enableShutdownHooks();
  process.stdout.write('The projector is ready.\n');
} catch (error) {
  const text = error instanceof StartError ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
