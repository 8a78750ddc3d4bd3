import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeBuilt } from '../built.js';
import { fuzz } from './fuzz.js';
import { hostileRequests } from './hostile-bodies.js';
import { operations } from './operations.js';
import { Target, type Sent } from './target.js';
import { attempt, HealthWatch, type Finding } from './watch.js';

/** Machines that test may be busy: `npm run fuzz` is stricter. What hangs takes far longer. */
const slowMs = 6_000;

describeBuilt('the built server', () => {
  let target: Target;

  beforeAll(async () => {
    target = await Target.start();
  });
  afterAll(() => target.end());

  it('stands whatever is sent to whatever route, and answers at once', async () => {
    const health = new HealthWatch(target);
    const findings: Finding[] = [];
    const statuses = new Map<string, number>();
    const requests = hostileRequests();
    const sendAll = async (): Promise<void> => {
      for (const sent of requests) {
        const { answer, finding } = await attempt(target, sent, slowMs);
        if (finding !== undefined) findings.push(finding);
        const kind = `${sent.isSignedIn ? 'signed in' : 'anonymous'} ${answer.status}`;
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
        if (!target.isRunning) return;
      }
    };
    await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
    const { answers, wrong } = await health.end();
    expect(findings).toEqual([]);
    expect(wrong).toEqual([]);
    expect(answers).toBeGreaterThan(10);
    expect(operations.length).toBeGreaterThan(500);
    expect(statuses.get('anonymous 415') ?? 0).toBeGreaterThan(50);
    expect(statuses.get('signed in 415') ?? 0).toBeGreaterThan(1_000);
  });

  const json = 'application/json';
  const megabyte = 1_048_576;

  it.each<[string, Omit<Sent, 'method'>, number]>([
    [
      'of more than 64 kB from nobody',
      {
        path: '/api/session',
        isSignedIn: false,
        contentType: json,
        body: `"${'a'.repeat(65_536)}"`,
      },
      413,
    ],
    [
      'of 10 MB to a route that takes JSON',
      {
        path: '/api/session',
        isSignedIn: false,
        contentType: 'application/octet-stream',
        body: 'a'.repeat(10 * megabyte),
      },
      415,
    ],
    [
      'that is a file, from nobody',
      {
        path: '/api/account/images/profile',
        isSignedIn: false,
        contentType: 'application/octet-stream',
        body: 'a'.repeat(9 * megabyte),
      },
      401,
    ],
    [
      'of 340,000 entries',
      {
        path: '/api/documents/D1/issue',
        isSignedIn: true,
        contentType: json,
        body: `{"lines":[${'{},'.repeat(340_000)}{}]}`,
      },
      422,
    ],
    [
      'nested 150,000 deep',
      {
        path: '/api/articles',
        isSignedIn: true,
        contentType: json,
        body: `{"a":${'['.repeat(150_000)}${']'.repeat(150_000)}}`,
      },
      422,
    ],
    [
      'with a plan nested 9,000 deep',
      {
        path: '/api/imports/read',
        isSignedIn: true,
        contentType: 'multipart/form-data; boundary=x',
        body: [
          '--x\r\nContent-Disposition: form-data; name="plan"\r\n\r\n',
          `{"fields":${'['.repeat(9_000)}${']'.repeat(9_000)}}\r\n`,
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--x--\r\n',
        ].join(''),
      },
      422,
    ],
    [
      'in XML',
      { path: '/api/session', isSignedIn: false, contentType: 'application/xml', body: '<a/>' },
      415,
    ],
  ])('refuses a body %s', async (_, sent, status) => {
    const { answer, finding } = await attempt(target, { method: 'POST', ...sent }, slowMs);
    expect(finding).toBeUndefined();
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ status, title: expect.any(String) });
  });

  it('stands some requests at random', async () => {
    const bounds = { seed: 2026, seconds: 5, requests: 1_000, slowMs };
    const { findings, requests } = await fuzz(target, bounds);
    expect(findings).toEqual([]);
    expect(requests).toBeGreaterThan(10);
  });
});
