import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { run } from '../../scripts/bootstrap/run.mjs';

interface Report {
  readonly testResults: readonly { readonly status: string; readonly message: string }[];
}

const all = mkdtempSync(join(tmpdir(), 'left-open-'));
afterAll(() => {
  rmSync(all, { recursive: true });
});

/** A server that closes by itself, so that the Jest of the test ends. */
const listens = (ms: number) =>
  `const server = require('node:net').createServer().listen(0);
  setTimeout(() => server.close(), ${ms}).unref();`;

/** What Jest says of a file with such a test, in its own process or in workers. */
async function resultOf(
  body: string,
  { isInWorkers = false } = {},
): Promise<Report['testResults'][number] | undefined> {
  // A folder of its own: Jest keeps out of workers what it knows to be fast.
  const folder = mkdtempSync(join(all, 'run-'));
  const report = join(folder, 'report.json');
  for (const name of isInWorkers ? ['a', 'b'] : ['a']) {
    writeFileSync(join(folder, `${name}.test.js`), `test('a', () => { ${body} });`);
  }
  const options = [
    ...['--rootDir', folder, '--env', join(process.cwd(), 'scripts/testing/environment.cjs')],
    ...['--testEnvironmentOptions', '{"closesWithinMs":300}', '--transform', '{}'],
    ...['--json', '--outputFile', report, '--no-cache', '--config', '{}'],
    ...[isInWorkers ? '--maxWorkers=2' : '--runInBand'],
  ];
  // Where nobody reads along, Jest has not opened the streams of a worker before its tests.
  const env = { CI: 'true', FORCE_COLOR: '0' };
  await run([process.execPath, 'node_modules/jest/bin/jest.js', ...options], { quiet: true, env });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults[0];
}

describe('a file of tests', () => {
  it('fails where it leaves something open that keeps its process from ending', async () => {
    const result = await resultOf(listens(2_000));
    expect(result?.status).toBe('failed');
    expect(result?.message).toContain('The tests left open: 1 TCPServerWrap');
  });

  it('passes where what it began closes by itself', async () => {
    const result = await resultOf(listens(50));
    expect([result?.status, result?.message]).toEqual(['passed', '']);
  });

  it.each(['stdout', 'stderr'])('passes where it is the first to write to %s', async (name) => {
    const body = `process.${name}.write('said');`;
    const result = await resultOf(body, { isInWorkers: true });
    expect([result?.status, result?.message]).toEqual(['passed', '']);
  });
});
