import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { foldVersionOf } from './fold-version.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fold-'));
  await mkdir(join(folder, 'stock'));
  await writeFile(join(folder, 'books.js'), 'export const books = 1;');
  await writeFile(join(folder, 'stock', 'moves.js'), 'export const moves = 1;');
});
afterEach(() => rm(folder, { recursive: true }));

const version = () => foldVersionOf([pathToFileURL(folder)]);

describe('the fold version', () => {
  it('is the same for the same code', () => {
    expect(version()).toBe(version());
  });

  it('changes with the code, and with where it stands', async () => {
    const versions = [version()];
    await writeFile(join(folder, 'stock', 'moves.js'), 'export const moves = 2;');
    versions.push(version());
    await rename(join(folder, 'books.js'), join(folder, 'ledger.js'));
    versions.push(version());
    expect(new Set(versions).size).toBe(3);
  });

  it('does not change with what does not run', async () => {
    const before = version();
    await writeFile(join(folder, 'books.js.map'), '{}');
    await writeFile(join(folder, 'books.d.ts'), 'export declare const books: 1;');
    await writeFile(join(folder, 'books.spec.ts'), 'it');
    expect(version()).toBe(before);
  });
});
