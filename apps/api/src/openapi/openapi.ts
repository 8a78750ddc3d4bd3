import { readFileSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/**
 * The description of the API as far as its controllers and bodies say it themselves: routes,
 * queries and checks. What types and comments add is read from the sources by `npm run docs`.
 */
export function openApiOf(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder().setTitle('Balcão').setVersion('1').build();
  return SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${operationsOf(controller)}.${method}`,
  });
}

/** `partyCategoriesReads` of a controller whose name comes from its path. */
const operationsOf = (controller: string): string =>
  controller
    .replace(/Controller$/, '')
    .replaceAll(/[-_/]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The whole description, as `npm run docs` wrote it: for clients and for people. */
const written = new URL('../../../../docs/reference/openapi.json', import.meta.url);

/** The description at `/api/docs`, for people, and `/api/docs-json`, for programs. */
export function serveOpenApi(app: INestApplication): void {
  const read = (): OpenAPIObject => JSON.parse(readFileSync(written, 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, read, { customSiteTitle: 'Balcão API' });
}
