import { describe, expect, it } from '@jest/globals';
import { productSources, textOf } from './repository.js';

const operating = textOf('docs/guides/operate.md');

/** What processes, system calls and npm are told by, which are in capitals too. */
const isSystemWord = (name: string): boolean => /^(SIG[A-Z]+|E[A-Z]+|INIT_CWD)$/.test(name);

/** The names in capitals that a source which knows the environment has between quotes. */
function settingsIn(source: string): readonly string[] {
  if (!/\bEnvironment\b.*Record<string, string \| undefined>|process\.env/.test(source)) return [];
  const names = [...source.matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(([, name = '']) => name);
  const dotted = [...source.matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name);
  return [...names, ...dotted].filter((name) => !isSystemWord(name));
}

const read = ['apps/api/', 'apps/projector/', 'libs/'].flatMap(productSources);
const settings = [...new Set(read.flatMap((path) => settingsIn(textOf(path))))].sort();

describe('the guide of operating', () => {
  it('names each setting that the product reads', () => {
    expect(settings).toEqual(expect.arrayContaining(['PORT', 'SMTP_URL', 'EMOLA_KEY']));
    expect(settings.filter((name) => !operating.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('a setting is found', () => {
  it.each([
    ['process.env.SMTP_HOST', ['SMTP_HOST']],
    ["process.env['SMTP_HOST']", ['SMTP_HOST']],
    ["type Environment = Record<string, string | undefined>; text('HOST')", ['HOST']],
    ["const verbs = ['POST']", []],
    ["run(process.env); process.on('SIGTERM', stop)", []],
  ])('in %s', (source, names) => {
    expect(settingsIn(source)).toEqual(names);
  });
});
