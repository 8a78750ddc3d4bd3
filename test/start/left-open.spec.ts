import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { run } from '../../scripts/bootstrap/run.mjs';

interface Report {
  readonly testResults: readonly { readonly status: string; readonly message: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'left-open-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A server that closes by itself, so that the Jest of the test ends. */
const listens = (ms: number) =>
  `const server = require('node:net').createServer().listen(0);
  setTimeout(() => server.close(), ${ms}).unref();`;

/** What Jest says of a file with such a test. */
async function resultOf(body: string): Promise<Report['testResults'][number] | undefined> {
  const report = join(folder, 'report.json');
  writeFileSync(join(folder, 'a.test.js'), `test('a', () => { ${body} });`);
  const options = [
    ...['--rootDir', folder, '--env', join(process.cwd(), 'scripts/testing/environment.cjs')],
    ...['--testEnvironmentOptions', '{"closesWithinMs":300}', '--transform', '{}'],
    ...['--json', '--outputFile', report, '--runInBand', '--no-cache', '--config', '{}'],
  ];
  await run([process.execPath, 'node_modules/jest/bin/jest.js', ...options], { quiet: true });
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
});
