import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { Problem } from '@balcao/contracts';
import { describeUnless } from '../left-out.js';
import { twoSacks } from '../e2e/support/goods.js';
import { Client, eventually } from './support/client.js';
import { areBuilt, startApi, type Node } from './support/nodes.js';

/** Linux bounds the size of a running process's files: the nearest to a disk that is full. */
const prlimit = '/usr/bin/prlimit';

function bound(pid: number | undefined, bytes: number | 'unlimited'): boolean {
  try {
    execFileSync(prlimit, [`--pid=${pid ?? 0}`, `--fsize=${bytes}:unlimited`]);
    return true;
  } catch {
    return false;
  }
}

function whatIsMissing(): string | undefined {
  if (!areBuilt) return 'the product has not been built';
  return bound(process.pid, 'unlimited') ? undefined : 'there is no prlimit to bound its files';
}

const started: Node[] = [];
const DATA_DIR = mkdtempSync(join(tmpdir(), 'balcao-full-'));
afterAll(async () => {
  await Promise.all(started.map((node) => node.end('SIGKILL')));
  rmSync(DATA_DIR, { recursive: true });
});

describeUnless(whatIsMissing(), 'an embedded server whose disk is full', () => {
  it('refuses commands with a clear sentence, keeps half of nothing, and goes on with room', async () => {
    const { node, address } = await startApi({ DATA_DIR });
    started.push(node);
    const client = new Client();
    await client.setUp(address);
    const issue = (name: string) =>
      client.post<Problem & { readonly id: string }>(
        `${address}/api/documents/${name}/issue`,
        twoSacks,
        `issue-${name}`,
      );
    const before = await issue('BEFORE');
    bound(node.process.pid, 4_096);
    const refused = await issue('FULL');
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({
      code: 'request.booksUnavailable',
      title: 'The books cannot be reached. Nothing was recorded; please try again in a moment',
    });
    bound(node.process.pid, 'unlimited');
    const after = await issue('FULL');
    expect(after.status).toBe(201);
    const number = (id: string): number => Number(id.split('.')[1]);
    expect(number(after.body.id)).toBe(number(before.body.id) + 1);
    await eventually(async () => {
      const { body } = await client.get<readonly { id: string }[]>(
        `${address}/api/documents?sort=number:desc`,
      );
      return body[0]?.id === after.body.id;
    });
  });
});
