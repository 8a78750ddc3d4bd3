import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { DrawnApart } from './drawn-apart.js';

const folder = mkdtempSync(join(tmpdir(), 'drawn-apart-'));

/** Where a thread's script is kept, with `answer` at hand. */
function scriptOf(name: string, script: string): URL {
  const file = join(folder, name);
  const begin = `import { parentPort, workerData } from 'node:worker_threads';
    const answer = (text) => parentPort.postMessage(new TextEncoder().encode(text));`;
  writeFileSync(file, `${begin}\n${script}`);
  return pathToFileURL(file);
}

const here = () => Promise.resolve(new TextEncoder().encode('here'));
const textOf = async (drawn: Promise<Uint8Array>) => new TextDecoder().decode(await drawn);

describe('a file that is drawn apart', () => {
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is drawn in a thread, and in this one where there is none', async () => {
    const script = scriptOf('echo.mjs', 'answer(`apart ${workerData}`);');
    expect(await textOf(new DrawnApart<string>(script, here).draw('list'))).toBe('apart list');
    const none = new URL('./none.mjs', script);
    expect(await textOf(new DrawnApart<string>(none, here).draw('list'))).toBe('here');
  });

  it('fails as its thread does, and the next one is drawn', async () => {
    const script = scriptOf(
      'some.mjs',
      `if (workerData === 'long') throw new Error('too long');
       if (workerData !== 'lost') answer(workerData);`,
    );
    const drawn = new DrawnApart<string>(script, here);
    const all = [drawn.draw('long'), drawn.draw('lost'), drawn.draw('short')] as const;
    await expect(all[0]).rejects.toThrow('too long');
    await expect(all[1]).rejects.toThrow('the thread that lays a file out has ended');
    expect(await textOf(all[2])).toBe('short');
  });

  it('is left where nobody waits for it any more, drawn or queued, and the next is drawn', async () => {
    const script = scriptOf(
      'endless.mjs',
      `if (workerData === 'endless') setInterval(() => undefined, 1_000);
       else answer(workerData);`,
    );
    const drawn = new DrawnApart<string>(script, here);
    const [first, second] = [new AbortController(), new AbortController()];
    const all = [
      drawn.draw('endless', first.signal),
      drawn.draw('endless', second.signal),
      drawn.draw('short'),
    ] as const;
    second.abort(new Error('gone too'));
    first.abort(new Error('gone'));
    await expect(all[0]).rejects.toThrow('gone');
    await expect(all[1]).rejects.toThrow('gone too');
    expect(await textOf(all[2])).toBe('short');
  });
});
