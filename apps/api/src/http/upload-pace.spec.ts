import { request as send, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { readBodies } from './read-bodies.js';
import { watchUploads } from './upload-pace.js';

const pace = { bytes: 1_000, withinMs: 300 };

describe('an upload', () => {
  let server: FastifyInstance;
  let request: ClientRequest;
  let answer: Promise<{ readonly status: number | undefined; readonly body: string }>;

  beforeEach(async () => {
    server = fastify();
    watchUploads(server, pace);
    readBodies(server);
    server.post('/', (sent) => Promise.resolve({ bytes: (sent.body as Buffer).length }));
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/octet-stream', 'accept-language': 'pt' };
    request = send({ method: 'POST', host: '127.0.0.1', port, headers });
    answer = new Promise((resolve, reject) => {
      request.on('error', reject).on('response', (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode, body });
        });
      });
    });
  });
  afterEach(async () => {
    request.destroy();
    await server.close();
  });

  it('that stops is given up, and says so', async () => {
    request.write('the first bytes');
    const { status, body } = await answer;
    expect(status).toBe(408);
    expect(JSON.parse(body)).toMatchObject({
      code: 'limit.uploadStall',
      title: expect.stringContaining('demasiado lento'),
    });
  });

  it('that goes on takes as long as it needs', async () => {
    const begun = performance.now();
    let bytes = 0;
    while (performance.now() - begun < 4 * pace.withinMs) {
      request.write(Buffer.alloc(pace.bytes));
      bytes += pace.bytes;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    request.end();
    expect(await answer).toEqual({ status: 200, body: JSON.stringify({ bytes }) });
  });

  it('that is complete is not cut off, however long its answer takes', async () => {
    request.end('all of it');
    expect((await answer).status).toBe(200);
  });
});
