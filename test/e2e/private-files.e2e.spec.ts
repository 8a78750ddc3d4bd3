import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { describeBuilt } from '../built.js';
import { startBuilt, type BuiltProcess } from '../run-built.js';
import { merceariaDetails, owner } from './support/goods.js';
import { until } from './support/until.js';

describeBuilt('the data folder', () => {
  let folder: string;
  let server: BuiltProcess;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-private-'));
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true });
  });

  const modesIn = async (): Promise<readonly string[]> => {
    const found = await readdir(folder, { recursive: true });
    const stats = await Promise.all(found.map((path) => stat(join(folder, path))));
    return stats.map(
      (file) => `${file.isDirectory() ? 'd' : '-'}${(file.mode & 0o777).toString(8)}`,
    );
  };

  it('is for the account of the server only, whatever is made in it', async () => {
    server = await startBuilt(folder, { HOST: '127.0.0.1' });
    const answer = await fetch(`${server.address}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...owner, company: merceariaDetails }),
    });
    expect(answer.status).toBe(201);
    expect([...new Set(await modesIn())].sort()).toEqual(['-600', 'd700']);
    expect(server.said).not.toMatch(/open to other accounts|first visit/);
  });

  it('is named at the start when others may look into it, and so is the code', async () => {
    await chmod(folder, 0o755);
    server = await startBuilt(folder, { HOST: '0.0.0.0' });
    await until(() => Promise.resolve(/open to other accounts \(0755\)/.test(server.said)));
    expect(server.said).toMatch(/The first visit takes the code [0-9A-F]{4}(-[0-9A-F]{4}){2}\n/);
  });
});
