import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ReadyAnswer } from '@balcao/contracts';
import { dataParts } from '../../apps/api/src/composition/data-folder/data-files.js';
import { describeBuilt, unbuilt } from '../built.js';
import { describeUnless } from '../left-out.js';
import { startBuilt, type BuiltProcess } from '../run-built.js';
import { mountSmallDisk } from '../small-disk.js';
import { until } from './support/until.js';

/** An account that has nothing. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

const built = (file: string): string =>
  fileURLToPath(new URL(`../../apps/api/dist/${file}`, import.meta.url));

/** Opens folders as that account; the modules are loaded before, from wherever they are. */
const program = `
  const { openDataFolder } = await import(process.argv[1]);
  process.setgroups([]);
  process.setgid(${nobody});
  process.setuid(${nobody});
  for (const folder of process.argv.slice(2)) {
    const options = { servers: {}, usesSecretsFile: true };
    const opened = await openDataFolder(folder, options).then(
      ({ setAside }) => ({ why: '', files: setAside.map(({ file }) => file) }),
      (error) => ({ why: String(error), files: [] }),
    );
    console.log(JSON.stringify(opened));
  }`;

interface Opened {
  readonly why: string;
  readonly files: readonly string[];
}

function openAll(folders: readonly string[]): readonly Opened[] {
  const module = built('composition/data-folder/open-data-folder.js');
  const args = ['--input-type=module', '-e', program, module, ...folders];
  const text = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Opened);
}

const reason = unbuilt() ?? (isRoot ? undefined : 'only root can give a file to another account');

describeUnless(reason, 'a data folder of which a part belongs to another account', () => {
  let root: string;
  const results = new Map<string, Opened>();

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'denied-'));
    chmodSync(root, 0o755);
    const own = join(root, 'own');
    mkdirSync(own);
    chownSync(own, nobody, nobody);
    openAll([own]);
    const folders = dataParts.map(({ name, form }) => {
      const folder = join(root, name);
      cpSync(own, folder, { recursive: true });
      execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder]);
      const part = join(folder, name);
      if (form === 'folder') mkdirSync(part, { recursive: true });
      chownSync(part, 0, 0);
      chmodSync(part, form === 'folder' ? 0o700 : 0o600);
      return folder;
    });
    openAll(folders).forEach((opened, at) => results.set(dataParts[at]?.name ?? '', opened));
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it.each(dataParts)('says so of $name, or does without it', ({ name, role, form }) => {
    const path = join(root, name, name);
    const { why, files } = results.get(name) ?? { why: 'none', files: [] };
    if (role === 'derived' && form !== 'lock') {
      expect({ why, files }).toEqual({ why: '', files: [name] });
      return;
    }
    expect(why).toMatch(/^StartError: [^\n]+\.$/);
    expect(why).toContain(form === 'lock' ? `${path} cannot be written` : `${path} cannot be used`);
  });

  it('says so of the folder itself', () => {
    const folder = join(root, 'whole');
    mkdirSync(folder, { mode: 0o755 });
    expect(openAll([folder])[0]?.why).toBe(
      `StartError: The data folder ${folder} cannot be written: ` +
        'this account may not read and write it.',
    );
  });
});

describeBuilt('a server that may open few files', () => {
  it('says how many it needs', () => {
    const command = `ulimit -n 256 && exec "${process.execPath}" "${built('main.js')}"`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        'This process may open only 256 files and connections at once, and needs at least 1024: ' +
        'raise the limit (ulimit -n, or LimitNOFILE of its service).\n',
    });
  });
});

const disk = unbuilt() === undefined ? mountSmallDisk(40) : undefined;
const noDisk = unbuilt() ?? (disk ? undefined : 'no disk can be mounted');

describeUnless(noDisk, 'a start on a full disk', () => {
  afterAll(() => {
    disk?.remove();
  });

  const dataDir = join(disk?.folder ?? '', 'data');
  const reserve = join(dataDir, 'reserve');
  const ready = async ({ address }: BuiltProcess) =>
    (await (await fetch(`${address}/api/ready`)).json()) as ReadyAnswer;

  it('goes well on the room that is kept for it, says so, and keeps it again', async () => {
    const first = await startBuilt(dataDir);
    await until(() => existsSync(reserve));
    await first.end('SIGTERM');
    disk?.fill();
    const server = await startBuilt(dataDir, { LOG_LEVEL: 'warn' });
    expect(server.said).toContain('the server has started on what is kept in it for that');
    expect(existsSync(reserve)).toBe(false);
    const { problems } = await ready(server);
    expect(problems.join()).toMatch(/The disk of the data folder has \d MB left/);
    expect((await fetch(`${server.address}/api/setup`)).status).toBe(200);
    disk?.fill();
    await until(async () => !(await ready(server)).eventStore);
    disk?.makeRoom();
    await until(async () => (await ready(server)).isReady);
    await server.end('SIGTERM');
    const last = await startBuilt(dataDir);
    await until(() => existsSync(reserve));
    await last.end('SIGTERM');
  });

  it('says so in one sentence without that, and goes well once there is room', async () => {
    rmSync(reserve);
    disk?.fill();
    const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' };
    const { status, stderr } = spawnSync(process.execPath, [built('main.js')], {
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^\S+ cannot be opened: the disk is full\. [^\n]+\.\n$/);
    disk?.makeRoom();
    const server = await startBuilt(dataDir);
    expect(await ready(server)).toMatchObject({ isReady: true, problems: [] });
    await server.end('SIGTERM');
  });
});
