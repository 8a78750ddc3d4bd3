import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { othersMayRead } from './private-files.js';

describe('the warning about a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-open-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is given where others can read it, and not where they cannot', async () => {
    expect(await othersMayRead(folder)).toBeUndefined();
    await chmod(folder, 0o755);
    expect(await othersMayRead(folder)).toContain('(0755)');
  });

  it('is not given where there is none, as of a node on servers that has written nothing', async () => {
    expect(await othersMayRead(join(folder, 'absent'))).toBeUndefined();
  });
});
