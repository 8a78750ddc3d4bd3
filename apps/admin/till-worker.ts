import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { filesOnUse, shellFiles, type BuildManifest } from './src/pos/install/shell-files.js';

/** What the page needs beside what is built; their names stay when their content changes. */
const plain = [
  '/index.html',
  '/first-paint.js',
  '/favicon.svg',
  '/till.webmanifest',
  '/till-192.png',
];

/**
 * Builds the worker that keeps the till on a device, with the list of the files of this build
 * written in: another build is another worker, which a browser notices by itself.
 */
export function tillWorker(): Plugin {
  return {
    name: 'balcao-till-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = 'dist' }) {
        const text = await readFile(join(dir, '.vite/manifest.json'), 'utf8');
        const manifest = JSON.parse(text) as BuildManifest;
        const built = shellFiles(manifest);
        const version = await versionOf(dir, built);
        const onUse = filesOnUse(manifest);
        await buildWorker(dir, { version, files: [...plain, ...built], onUse });
      },
    },
  };
}

async function versionOf(dir: string, built: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(built.join());
  for (const file of plain) hash.update(await readFile(join(dir, file)));
  return hash.digest('hex').slice(0, 12);
}

async function buildWorker(
  dir: string,
  till: {
    readonly version: string;
    readonly files: readonly string[];
    readonly onUse: readonly string[];
  },
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { TILL_BUILD: JSON.stringify(till) },
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('src/pos/install/till-worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'tillWorker',
        fileName: () => 'till-worker.js',
      },
    },
  });
}
