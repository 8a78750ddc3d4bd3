import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { describeUnless } from '../left-out.js';

const isRoot = process.getuid?.() === 0;
const missing = isRoot ? undefined : 'only root installs programs';

/** Of a distribution without a Chromium that has no windows. */
const aptGet = `#!/bin/sh
echo "$*" >> "$FOLDER/asked"
case "$*" in *headless-shell*) exit 100;; esac
for name in "$@"; do : > "$FOLDER/$name"; done
`;

describeUnless(missing, 'the programs that some tests need', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'programs-'));
    writeFileSync(join(folder, 'apt-get'), aptGet, { mode: 0o755 });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Installs them where nothing is but what the folder has; answers what was asked of it. */
  function install(): { readonly asked: readonly string[]; readonly left: readonly string[] } {
    const source = `import { installPrograms } from './scripts/testing/debian.mjs';
      console.log(JSON.stringify(await installPrograms()));`;
    const text = execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
      encoding: 'utf8',
      env: { PATH: folder, FOLDER: folder },
    });
    const asked = join(folder, 'asked');
    const lines = existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [];
    const left = JSON.parse(text.trim().split('\n').at(-1) ?? '[]') as readonly string[];
    return { asked: lines.map((line) => line.split(' ').at(-1) ?? ''), left };
  }

  it('are installed where one is not known, which another is taken for', () => {
    const { asked, left } = install();
    expect(asked.slice(0, 4)).toEqual([
      ...['update', 'build-essential', 'chromium-headless-shell', 'chromium'],
    ]);
    expect(existsSync(join(folder, 'redis-server'))).toBe(true);
    expect(left).not.toContain('chromium-headless-shell');
  });

  it('are left as they are where they are there', () => {
    for (const name of ['chromium', 'redis-server', 'pdftotext', 'openssl', 'cc']) {
      writeFileSync(join(folder, name), '');
    }
    expect(install()).toEqual({ asked: [], left: [] });
  });
});
