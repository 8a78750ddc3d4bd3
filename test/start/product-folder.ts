import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/**
 * A folder with the real start-up scripts and, in the place of the built server, the given few
 * lines: nothing in it has to be installed or built.
 */
export function productFolder(server: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-start-'));
  made.push(folder);
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  mkdirSync(join(folder, 'apps/api/dist'), { recursive: true });
  writeFileSync(join(folder, 'apps/api/dist/main.js'), server);
  return folder;
}

/** Starts the product of a folder; `until` is answered once the output contains its text. */
export function startIn(folder: string, settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: 'data', ...settings },
  });
  let output = '';
  const waiting = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<Ending>((resolve) => {
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
  const until = (text: string) =>
    new Promise<string>((resolve) => {
      const look = () => {
        if (output.includes(text)) resolve(output);
      };
      waiting.add(look);
      look();
    });
  return { ended, until, signal: (name: NodeJS.Signals) => child.kill(name) };
}
