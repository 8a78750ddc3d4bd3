import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeBuilt } from '../built.js';
import { runBuilt } from '../run-built.js';
import { Client, eventually } from './support/client.js';
import { startApi, type Node } from './support/nodes.js';
import { Seller } from './support/seller.js';

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

let root: string;
let dataDir: string;

async function run(command: 'backup' | 'restore', ...args: readonly string[]): Promise<Ended> {
  const environment = { INIT_CWD: root };
  const running = runBuilt(`${command}.js`, dataDir, { args, environment });
  return { code: await running.ended(), said: running.said };
}

/** Spoils a file of a backup. */
function spoil(path: string, fault: 'cut short' | 'written to' | 'missing'): void {
  if (fault === 'cut short') truncateSync(path, 20_000);
  else if (fault === 'written to') appendFileSync(path, 'x');
  else rmSync(path);
}

describeBuilt('a backup', () => {
  const nodes: Node[] = [];
  const client = new Client();
  /** The documents that were answered before the backup began. */
  let before: readonly string[] = [];
  let backup: Ended;
  let address: string;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'backup-'));
    dataDir = join(root, 'data');
    const started = await startApi({ DATA_DIR: dataDir });
    nodes.push(started.node);
    ({ address } = started);
    await client.setUp(address);
    const sellers = ['a', 'b', 'c'].map((name) => new Seller(client, address, name));
    const answered = () => sellers.flatMap((seller) => seller.answered);
    await eventually(() => answered().length >= 30);
    before = answered();
    backup = await run('backup', 'first');
    await eventually(() => answered().length > before.length);
    await Promise.all(sellers.map((seller) => seller.end()));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    rmSync(root, { recursive: true });
  });

  const startOn = async (folder: string) => {
    const started = await startApi({ DATA_DIR: folder });
    nodes.push(started.node);
    return started;
  };

  it('is made while the product runs, of everything that cannot be made again', () => {
    expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('is backed up to') });
    expect(readdirSync(join(root, 'first')).sort()).toEqual([
      'blobs',
      'events.db',
      'keys.db',
      'manifest.json',
      'secrets.key',
    ]);
  });

  it('has every document that was answered before it began, and they are read again', async () => {
    const to = join(root, 'restored');
    expect(await run('restore', 'first', '--to', to)).toMatchObject({ code: 0 });
    const { node, address: there } = await startOn(to);
    for (const id of before) {
      const { status } = await client.get(`${there}/api/documents/${id}`);
      expect({ id, status }).toEqual({ id, status: 200 });
    }
    const clients = async () => JSON.stringify(await client.get(`${there}/api/clients`));
    await eventually(async () => (await clients()).includes('Hotel Costa do Sol'));
    await node.end('SIGTERM');
    const logs = readdirSync(to).filter((name) => name.endsWith('-wal'));
    expect(logs.filter((name) => statSync(join(to, name)).size > 0)).toEqual([]);
  });

  it('is restored into no folder that is in use, or has anything in it', async () => {
    expect(await run('restore', 'first')).toEqual({
      code: 1,
      said: `${dataDir} is in use: stop Balcão first.\n`,
    });
    const other = join(root, 'other');
    mkdirSync(join(other, 'letters'), { recursive: true });
    expect((await run('restore', 'first', '--to', other)).said).toContain('is not empty');
    expect((await run('backup', 'other')).said).toContain('is not empty');
    expect(readdirSync(other)).toEqual(['letters']);
  });

  it.each([
    ['events.db', 'cut short'],
    ['keys.db', 'written to'],
    ['secrets.key', 'missing'],
    ['manifest.json', 'missing'],
  ] as const)('with its %s %s is not restored, and leaves nothing behind', async (name, fault) => {
    const spoilt = mkdtempSync(join(root, 'spoilt-'));
    cpSync(join(root, 'first'), spoilt, { recursive: true });
    spoil(join(spoilt, name), fault);
    const to = join(root, 'never');
    const { code, said } = await run('restore', spoilt, '--to', to);
    expect({ code, lines: said.trim().split('\n').length }).toMatchObject({ code: 1 });
    expect(said).toContain(name);
    expect(said).not.toMatch(/\n\s+at /);
    expect(existsSync(to)).toBe(false);
  });

  it('is not made of a damaged log of events', async () => {
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    const damaged = join(root, 'damaged');
    cpSync(dataDir, damaged, { recursive: true });
    const path = join(damaged, 'events.db');
    truncateSync(path, Math.floor(statSync(path).size / 2));
    const kept = dataDir;
    dataDir = damaged;
    const { code, said } = await run('backup', 'second');
    dataDir = kept;
    expect(code).toBe(1);
    expect(said).not.toMatch(/\n\s+at /);
    expect(existsSync(join(root, 'second', 'manifest.json'))).toBe(false);
    expect(readFileSync(join(root, 'first', 'manifest.json'), 'utf8')).toContain('"format": 1');
  });

  it.each([
    ['backup', []],
    ['restore', ['a', 'b']],
    ['restore', ['a', '--force']],
  ] as const)('%s %p says how it is called', async (command, args) => {
    const { code, said } = await run(command, ...args);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^npm run \w+ -- DIR/) });
  });
});
