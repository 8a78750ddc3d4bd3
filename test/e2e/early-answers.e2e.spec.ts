import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '@balcao/contracts';
import { TestServer } from './support/server.js';
import { until } from './support/until.js';

const host = 'Host: balcao.example';
const json = 'Content-Type: application/json';
const ofLength = (bytes: number) => `Content-Length: ${bytes}`;
const lines = (...parts: readonly string[]) => parts.join('\r\n');

/** A request as it goes over the wire, and the connection with it. */
const request = (line: string, headers: readonly string[] = [host], body = '') =>
  lines(`${line} HTTP/1.1`, ...headers, 'Connection: close', '', body);
const posted = (type: string, body: string, length = Buffer.byteLength(body)) =>
  request('POST /api/session', [host, `Content-Type: ${type}`, `Content-Length: ${length}`], body);

/** What is refused before any handler of the product sees it, by whom, and how. */
const refusals: readonly (readonly [what: string, sent: string, status: number, code: string])[] = [
  ['no HTTP', 'balcao\r\n\r\n', 400, 'request.malformed'],
  ['an unknown method', request('SELL /api/health'), 400, 'request.malformed'],
  ['no host', request('GET /api/health', []), 400, 'request.malformed'],
  ['an expectation', request('GET /api/health', [host, 'Expect: tea']), 417, 'request.malformed'],
  [
    'headers beyond all measure',
    request('GET /api/health', [host, `X-Long: ${'x'.repeat(40_000)}`]),
    431,
    'request.headersTooLarge',
  ],
  ['an address that cannot be read', request('GET /api/%ZZ'), 400, 'request.malformed'],
  ['an overlong part of it', request(`GET /api/a/${'x'.repeat(900)}`), 404, 'request.notFound'],
  ['an unknown address', request('GET /api/nowhere'), 404, 'request.notFound'],
  ['a body of an unknown type', posted('text/plain', 'x'), 415, 'request.unsupportedType'],
  ...['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip'].map(
    (coding) =>
      [
        `a body in ${coding}`,
        request(
          'POST /api/session',
          [host, json, `Content-Encoding: ${coding}`, ofLength(2)],
          '{}',
        ),
        415,
        'request.encodedBody',
      ] as const,
  ),
  [
    'a body as it is that is no JSON',
    request('POST /api/session', [host, json, 'Content-Encoding: identity', ofLength(1)], '{'),
    400,
    'request.malformed',
  ],
  ['a body that is no JSON', posted('application/json', '{'), 400, 'request.malformed'],
  ['a body that is too large', posted('application/json', '{}', 9e9), 413, 'request.tooLarge'],
];

describe('what is refused before a route is found', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await TestServer.open();
    port = server.port;
  });
  afterAll(() => server.end());

  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const problemIn = (answer: string): Problem => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    return JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '') as Problem;
  };

  it.each(refusals)('is a problem document: %s', async (_, sent, status, code) => {
    const socket = await open();
    socket.write(sent);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const problem = problemIn(answer);
    expect(problem).toMatchObject({ status, code, type: `urn:balcao:${code}` });
    expect(problem.title).not.toBe('');
    expect(problem.requestId).not.toBe('');
  });

  it('is answered, and let go of also by a client that keeps its side open', async () => {
    const http = server.api.app.getHttpServer();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const [accepted] = (await once(http, 'connection')) as [Socket];
    const closed = once(accepted, 'close');
    socket.write('balcao\r\n\r\n');
    expect(problemIn(await text(socket))).toMatchObject({ code: 'request.malformed' });
    await closed;
    expect(accepted.destroyed).toBe(true);
    socket.destroy();
  });

  it('is a problem document while the server stops, too', async () => {
    const socket = await open();
    const head = lines('POST /api/session HTTP/1.1', host, json, 'Content-Length: 2', '', '');
    const http = server.api.app.getHttpServer();
    // The first request is under way when the server is told to stop; the second comes after it.
    const begun = once(http, 'request');
    socket.write(head);
    await begun;
    const stopped = server.stop();
    await until(() => Promise.resolve(!http.listening));
    socket.write(`{}${request('GET /api/health')}`);
    const answer = await text(socket);
    await stopped;
    expect(answer).toContain('HTTP/1.1 503 ');
    const second = answer.slice(answer.indexOf('HTTP/1.1 503 '));
    expect(problemIn(second)).toMatchObject({ status: 503, code: 'request.unavailable' });
    expect(second).toMatch(/retry-after: 1/i);
  });

  it('is no reason to wait for those who keep their connections, once they have their answer', async () => {
    const other = await TestServer.open();
    const socket = connect(other.port, '127.0.0.1');
    await once(socket, 'connect');
    const http = other.api.app.getHttpServer();
    const begun = once(http, 'request');
    socket.write(lines('POST /api/session HTTP/1.1', host, json, 'Content-Length: 2', '', ''));
    await begun;
    const stopped = other.stop();
    await until(() => Promise.resolve(!http.listening));
    socket.write('{}');
    // It ends although the client would keep it for another request.
    expect(await text(socket)).toContain('HTTP/1.1 4');
    await stopped;
    await other.end();
  });
});
