import { describe, expect, it } from '@jest/globals';
import { declaredSettings } from '@balcao/tasks/settings';
import { productSources, textOf } from './repository.js';

const declared = declaredSettings.flatMap(({ settings }) => Object.keys(settings)).sort();

/** Words of processes, system calls and npm, which are in capitals too. */
const isSystemWord = (name: string): boolean => /^(SIG[A-Z]+|E[A-Z]+|INIT_CWD)$/.test(name);

const knowsEnvironment =
  /\benvironment\b.*Record<string, string \| undefined>|environment: Environment\b|process\.env/i;

/** The names in capitals that a source which knows the environment has between quotes. */
function settingsIn(source: string): readonly string[] {
  if (!knowsEnvironment.test(source)) return [];
  const names = [...source.matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(([, name = '']) => name);
  const dotted = [...source.matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name);
  return [...names, ...dotted].filter((name) => !isSystemWord(name));
}

const read = ['apps/api/', 'apps/projector/', 'libs/']
  .flatMap(productSources)
  .filter((path) => !path.endsWith('settings/declared-settings.ts'));
const settings = [...new Set(read.flatMap((path) => settingsIn(textOf(path))))].sort();

describe('the settings that are declared', () => {
  it('are those that the product reads', () => {
    expect(settings).toEqual(expect.arrayContaining(['PORT', 'SMTP_URL', 'EMOLA_KEY']));
    const undeclared = settings.filter((name) => !declared.includes(name));
    expect(undeclared).toEqual([]);
    expect(declared.filter((name) => !settings.includes(name))).toEqual([]);
  });
});

/** The settings that a source reads from an environment. */
function readsIn(source: string): readonly string[] {
  const reads = /(?:\benvironment\[|\(environment, )'([A-Z][A-Z0-9_]{3,})'/g;
  return [...new Set([...source.matchAll(reads)].map(([, name = '']) => name))];
}

/** Those that more than one source reads. */
function readTwice(sources: Readonly<Record<string, string>>): readonly string[] {
  const names = Object.values(sources).flatMap(readsIn);
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))].sort();
}

describe('a setting', () => {
  const sources = Object.fromEntries(
    read.filter((path) => !path.endsWith('.spec.ts')).map((path) => [path, textOf(path)]),
  );

  it('is read in one place, whichever process reads it', () => {
    expect(readsIn(textOf('libs/tasks/src/settings/task-settings.ts'))).toContain('DATA_DIR');
    expect(readTwice(sources)).toEqual([]);
  });

  it('is found where two places read it', () => {
    const again = "const dataDir = resolve(environment['DATA_DIR'] ?? 'data')";
    expect(readTwice({ ...sources, again })).toEqual(['DATA_DIR']);
  });
});

describe('a setting is found', () => {
  it.each([
    ['process.env.SMTP_HOST', ['SMTP_HOST']],
    ["process.env['SMTP_HOST']", ['SMTP_HOST']],
    ["type Environment = Record<string, string | undefined>; text('HOST')", ['HOST']],
    ["const read = (environment: Environment) => text('HOST')", ['HOST']],
    ["const verbs = ['POST']", []],
    ["run(process.env); process.on('SIGTERM', stop)", []],
  ])('in %s', (source, names) => {
    expect(settingsIn(source)).toEqual(names);
  });
});
