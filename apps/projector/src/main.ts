import 'reflect-metadata';
import { inspect } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { keepFilesPrivate } from '@balcao/blobs';
import { openOperations, openStores } from './composition/open-stores.js';
import { ProjectorModule } from './projector.module.js';
import { StartError } from './start-error.js';

try {
  keepFilesPrivate();
  const stores = await openStores(process.env);
  const operations = await openOperations(process.env);
  const app = await NestFactory.createApplicationContext(ProjectorModule.on(stores, operations));
  app.enableShutdownHooks();
  process.stdout.write('The projector is ready.\n');
} catch (error) {
  const text = error instanceof StartError ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
