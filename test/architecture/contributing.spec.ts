import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const read = (path: string): string => readFileSync(path, 'utf8');
const versionIn = (path: string): unknown =>
  (JSON.parse(read(path)) as { readonly version: unknown }).version;

/** The files of the repository that a text names. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:apps|docs|libs|scripts|test)\/[^` ]+)`/g)].map(([, path = '']) => path);

describe('a recipe of CONTRIBUTING.md', () => {
  const recipes = read('CONTRIBUTING.md').split('\n### ').slice(1);

  it.each(recipes.map((recipe) => [recipe.split('\n')[0] ?? '', recipe] as const))(
    'names files that are there: %s',
    (_, recipe) => {
      const named = pathsIn(recipe);
      expect(named.length).toBeGreaterThan(3);
      expect(named.filter((path) => !existsSync(path))).toEqual([]);
    },
  );

  const places = ['apps', 'libs', 'docs/reference', ':!docs/reference/specification.md'];

  /** The files of the product that name a thing; the table of what was asked for gains no rows. */
  const namersOf = (name: string): readonly string[] =>
    execFileSync('git', ['grep', '-lw', name, '--', ...places])
      .toString()
      .split('\n')
      .filter((path) => path !== '' && !/spec\.tsx?$|\/testing\//.test(path));

  it.each([
    ['Add a text field to a register', 'contact2'],
    ['Add a report', 'shiftsReport'],
    ['Add a report', 'shift_reports'],
  ])('%s: names every file that has to know the thing, such as %s', (title, example) => {
    const recipe = recipes.find((one) => one.startsWith(title)) ?? '';
    expect(namersOf(example).filter((path) => !pathsIn(recipe).includes(path))).toEqual([]);
  });

  it('names commands of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
    const named = [...read('CONTRIBUTING.md').matchAll(/npm run ([\w:]+)/g)];
    const unknown = named.filter(([, name = '']) => !Object.hasOwn(scripts, name));
    expect(unknown.map(([command]) => command)).toEqual([]);
  });
});

describe('the version of the product', () => {
  const version = versionIn('package.json');

  it('is that of every package', () => {
    const packages = ['apps', 'libs'].flatMap((kind) =>
      readdirSync(kind).map((name) => join(kind, name, 'package.json')),
    );
    expect(packages.filter((path) => versionIn(path) !== version)).toEqual([]);
  });

  it('is the newest of the changelog, and the one that files and images name', () => {
    expect(/^## ([\d.]+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
    expect(read('docker-compose.yml')).toContain(`image: balcao:${String(version)}`);
    expect(read('libs/tasks/src/fiscal-files/fiscal-source.ts')).toContain(
      `const version = '${String(version)}';`,
    );
  });
});

describe('the development server', () => {
  interface NestProject {
    readonly compilerOptions: { readonly tsConfigPath: string };
  }

  it('compiles what nest-cli.json names', () => {
    const { projects } = JSON.parse(read('nest-cli.json')) as {
      readonly projects: Readonly<Record<string, NestProject>>;
    };
    const configs = Object.values(projects).map(
      ({ compilerOptions }) => compilerOptions.tsConfigPath,
    );
    expect(configs).toHaveLength(2);
    expect([...configs, 'apps/api/tsconfig.dev.json'].filter((path) => !existsSync(path))).toEqual(
      [],
    );
  });
});
