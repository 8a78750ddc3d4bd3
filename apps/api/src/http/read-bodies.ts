import type { FastifyInstance } from 'fastify';
import { isTooDeep } from './json-depth.js';
import { RequestError } from './request-error.js';
import { requestLimits } from './request-limits.js';

/** How bodies are read, once it is decided that they are. Only these types exist. */
export function readBodies(server: FastifyInstance): void {
  const { onProtoPoisoning = 'error', onConstructorPoisoning = 'error' } = server.initialConfig;
  const parse = server.getDefaultJsonParser(onProtoPoisoning, onConstructorPoisoning);
  const { jsonDepth: max } = requestLimits;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (isTooDeep(text, max)) done(new RequestError(422, 'request.tooDeep', { max }));
      else void parse(request, text, done);
    },
  );
  for (const file of ['application/octet-stream', 'multipart/form-data']) {
    server.addContentTypeParser(file, { parseAs: 'buffer' }, (_request, content, done) => {
      done(null, content);
    });
  }
  server.addContentTypeParser('application/xml', (_request, stream, done) => {
    done(null, stream);
  });
}
