import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { measure } from '../../scripts/checks/upward-imports.mjs';

type Storeys = readonly (readonly string[])[];

interface Rules {
  readonly forbidden: readonly { readonly name: string }[];
  readonly options: unknown;
}

const isOfFloor = /-floor-\d+$/;

const config = resolve('.dependency-cruiser.cjs');
const { floors, floorName, valuesOnly } = createRequire(config)('./scripts/checks/floors.cjs') as {
  floors: Readonly<Record<string, Storeys>>;
  floorName: (home: string, index: number) => string;
  valuesOnly: readonly string[];
};
const homes = Object.entries(floors);
const libs = ['contracts', 'journal', 'messages', 'printing', 'projections', 'tasks'];

describe.each(homes)('the folders of %s', (home, storeys) => {
  const found = measure(home, storeys);

  it('stand on one floor each', () => {
    expect({ without: found.withoutFloor, gone: found.withoutFolder }).toEqual({
      without: [],
      gone: [],
    });
    expect(storeys.flat()).toHaveLength(new Set(storeys.flat()).size);
  });

  it('import downwards only, so that they are in no cycle', () => {
    expect({ upward: found.upward, cycles: found.folderKnots }).toEqual({ upward: [], cycles: [] });
    expect(valuesOnly.includes(home) ? [] : found.upwardTypes).toEqual([]);
  });
});

describe('the files of a package', () => {
  const all = [...homes.map(([home]) => home), ...libs.map((lib) => `libs/${lib}`)];

  it.each(all)('are in no cycle in %s, however long and through whichever index', (home) => {
    expect(measure(home, []).fileKnots).toEqual([]);
  });
});

/**
 * A tree laid out as the repository is, written for one test. Only the rules of the floors read
 * it: where everything imports everything, the search for cycles takes minutes.
 */
class Seeded {
  readonly root = mkdtempSync(join(tmpdir(), 'balcao-floors-'));

  write(path: string, imports: readonly string[]): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    const lines = imports.map((from, index) => `import { it as n${index} } from '${from}';`);
    writeFileSync(file, [...lines, 'export const it = 1;', ''].join('\n'));
  }

  /** Which rule of a floor forbids which import, `libs/domain/src/a/x.ts > …/b/y.ts`. */
  forbidden(): Map<string, string> {
    const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const { forbidden, options } = createRequire(config)(config) as Rules;
    const ofFloors = forbidden.filter(({ name }) => isOfFloor.test(name));
    const own = join(this.root, 'rules.json');
    writeFileSync(own, JSON.stringify({ forbidden: ofFloors, options }));
    const args = ['--config', own, '--output-type', 'json', 'libs', 'apps'];
    const answer = execFileSync(process.execPath, [cruiser, ...args], {
      cwd: this.root,
      maxBuffer: 256 * 1024 * 1024,
      encoding: 'utf8',
    });
    const { summary } = JSON.parse(answer) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[] };
    };
    return new Map(
      summary.violations
        .filter(({ rule }) => isOfFloor.test(rule.name))
        .map(({ from, to, rule }) => [`${from} > ${to}`, rule.name]),
    );
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

const storeyOf = (storeys: Storeys, place: string) =>
  storeys.findIndex((names) => names.includes(place));

describe('the rules of the floors', () => {
  const seeded = new Seeded();
  let forbidden: Map<string, string>;

  beforeAll(() => {
    mkdirSync(join(seeded.root, 'libs'));
    mkdirSync(join(seeded.root, 'apps'));
    for (const [home, storeys] of homes) {
      const places = storeys.flat();
      for (const place of places) {
        const others = places.filter((other) => other !== place);
        const imports = others.map((other) => `../${other}/seeded.js`);
        seeded.write(`${home}/src/${place}/seeded.ts`, imports);
      }
    }
    forbidden = seeded.forbidden();
  });
  afterAll(() => {
    seeded.remove();
  });

  it.each(homes)(
    'forbid in %s each import upwards or on one floor, and no other',
    (home, storeys) => {
      const file = (place: string) => `${home}/src/${place}/seeded.ts`;
      const expected = new Map<string, string>();
      for (const from of storeys.flat()) {
        for (const to of storeys.flat()) {
          const [at, toAt] = [storeyOf(storeys, from), storeyOf(storeys, to)];
          if (from !== to && toAt >= at) {
            expected.set(`${file(from)} > ${file(to)}`, floorName(home, at));
          }
        }
      }
      const found = [...forbidden].filter(([arrow]) => arrow.startsWith(`${home}/`));
      expect(found.sort()).toEqual([...expected].sort());
    },
  );
});

describe('a long cycle through index files', () => {
  const seeded = new Seeded();
  const round = ['papers', 'payments', 'documents', 'pos'];

  beforeAll(() => {
    mkdirSync(join(seeded.root, 'apps'));
    round.forEach((place, index) => {
      const next = round[(index + 1) % round.length] ?? '';
      seeded.write(`libs/domain/src/${place}/index.ts`, ['./one.js']);
      seeded.write(`libs/domain/src/${place}/one.ts`, ['./two.js']);
      seeded.write(`libs/domain/src/${place}/two.ts`, [`../${next}/index.js`]);
    });
  });
  afterAll(() => {
    seeded.remove();
  });

  it('is found whole', () => {
    const home = join(seeded.root, 'libs/domain');
    const found = measure(home, [['papers'], ['payments'], ['documents'], ['pos']]);
    expect(found.fileKnots.map(({ length }) => length)).toEqual([12]);
    expect(found.folderKnots).toEqual([[...round].sort()]);
    expect(found.upward.map(({ from, to }) => `${from} > ${to}`).sort()).toEqual([
      'documents/two.ts > pos/index.ts',
      'papers/two.ts > payments/index.ts',
      'payments/two.ts > documents/index.ts',
    ]);
  });

  it('breaks the rule of each floor on which it goes up', () => {
    const rules = [...seeded.forbidden().values()];
    const storeys = floors['libs/domain'] ?? [];
    const names = ['papers', 'payments', 'documents'].map((place) =>
      floorName('libs/domain', storeyOf(storeys, place)),
    );
    expect(rules.sort()).toEqual(names.sort());
  });
});
