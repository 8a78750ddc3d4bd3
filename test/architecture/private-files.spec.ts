import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const folders = ['apps/api/src', 'apps/projector/src'];
/** What is started as a process of its own: it ends the process by itself. */
const started = folders
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((path) => path.endsWith('.ts') && readFileSync(path, 'utf8').includes('process.exit('));

describe('the files of a process', () => {
  it('are those of servers and of commands', () => {
    expect(started).toContain('apps/api/src/serve.ts');
    expect(started).toContain('apps/projector/src/main.ts');
  });

  it.each(started)('are for its own account only: %s', (path) => {
    expect(readFileSync(path, 'utf8')).toMatch(/^ +keepFilesPrivate\(\);$/m);
  });
});
