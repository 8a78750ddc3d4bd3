import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiOf, printedOpenApi } from '@balcao/api';
import { TestServer } from './support/server.js';

const kept = new URL('../../docs/reference/openapi.json', import.meta.url);

describe('the description of the API', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.end());

  it('is the one that is kept beside the code', async () => {
    // Made anew by: node apps/api/dist/openapi/write-openapi.js docs/reference/openapi.json
    expect(printedOpenApi(openApiOf(server.api.app))).toBe(await readFile(kept, 'utf8'));
  });
});
