import 'reflect-metadata';
import { inspect } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { openStores, StartError } from './composition.js';
import { ProjectorModule } from './projector.module.js';

try {
  const stores = await openStores(process.env);
  const app = await NestFactory.createApplicationContext(ProjectorModule.on(stores));
  app.enableShutdownHooks();
  process.stdout.write('The projector is ready.\n');
} catch (error) {
  const text = error instanceof StartError ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
