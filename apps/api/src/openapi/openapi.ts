import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The description of the whole API, made from its controllers and bodies. */
export function openApiOf(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Balcão')
    .setDescription('Back office, invoicing and point of sale: reads and commands over HTTP.')
    .setVersion('1')
    .addCookieAuth('balcao_session')
    .build();
  return SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '')}.${method}`,
  });
}

/** The description at `/api/docs`, for people, and `/api/docs-json`, for programs. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiOf(app), { customSiteTitle: 'Balcão API' });
}
