import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeAllCompressed } from './compressed-files.js';

const large = 'export const one = 1;\n'.repeat(100);
let dist = '';

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'balcao-compressed-'));
  await mkdir(join(dist, 'assets'));
  const files = { 'a.js': large, 'b.css': large, 'small.js': 'one', 'font.woff2': large };
  for (const [name, text] of Object.entries(files))
    await writeFile(join(dist, 'assets', name), text);
  await writeAllCompressed(dist);
});

afterAll(() => rm(dist, { recursive: true }));

describe('the files that are sent compressed', () => {
  it('are the scripts and style sheets for which it is worth it', async () => {
    const names = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.br'));
    expect(names.sort()).toEqual(['a.js.br', 'b.css.br']);
  });

  it('hold the same', async () => {
    const content = await readFile(join(dist, 'assets', 'a.js.br'));
    expect(brotliDecompressSync(content).toString()).toBe(large);
  });
});
