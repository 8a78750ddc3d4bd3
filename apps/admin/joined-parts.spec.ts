import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namesOf, type Part } from './joined-parts.js';

const office = 'src/office/AdminApp.tsx';
const till = 'src/pos/PosApp.tsx';

const part = (module: string, bytes: number, ...users: readonly string[]): Part => ({
  name: module,
  modules: [module],
  bytes,
  needs: new Set(),
  users: new Set(users),
});

const needing = (some: Part, ...needs: readonly string[]): Part => ({
  ...some,
  needs: new Set(needs),
});

/** Modules that import only those before them, and how many roots load some of them first. */
const graphs = fc.integer({ min: 2, max: 24 }).chain((count) =>
  fc.record({
    imports: fc.tuple(
      ...Array.from({ length: count }, (_, at) => fc.subarray([...Array(at).keys()])),
    ),
    roots: fc.array(fc.subarray([...Array(count).keys()], { minLength: 1 }), {
      minLength: 2,
      maxLength: 6,
    }),
    bytes: fc.array(fc.integer({ min: 10, max: 30_000 }), { minLength: count, maxLength: count }),
  }),
);

function reachOf(imports: readonly (readonly number[])[], from: readonly number[]): Set<number> {
  const seen = new Set<number>();
  const visit = (module: number): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const each of imports[module] ?? []) visit(each);
  };
  for (const module of from) visit(module);
  return seen;
}

const doors = [office, till, 'src/pos/Returns.tsx'];

const hasCircle = (needs: ReadonlyMap<string, ReadonlySet<string>>): boolean => {
  const leads = (from: string, to: string, seen: Set<string>): boolean =>
    [...(needs.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return leads(next, to, seen);
    });
  return [...needs.keys()].some((chunk) => leads(chunk, chunk, new Set()));
};

describe('joining the parts that routes share', () => {
  it('puts small parts of the same screens together, and leaves what one needs for itself', () => {
    const names = namesOf([
      part('table', 900, 'clients', 'articles'),
      part('filters', 800, 'clients', 'articles'),
      part('barcode', 700, 'articles'),
    ]);
    expect(names.get('table')).toBe(names.get('filters'));
    expect(names.has('table')).toBe(true);
    expect(names.has('barcode')).toBe(false);
  });

  it('keeps a large part from screens that have no use for it', () => {
    const names = namesOf([
      part('table', 900, 'clients', 'articles', 'regions'),
      part('editor', 90_000, 'articles', 'invoice'),
    ]);
    expect(names.get('editor')).not.toBe(names.get('table'));
  });

  it('keeps what needs a large part from screens that have no use for it', () => {
    const many = (name: string): readonly string[] =>
      Array.from({ length: 40 }, (_, at) => `${name} ${String(at)}`);
    const forms = part('forms', 90_000, 'articles', 'invoice', ...many('form'));
    const small = (needs: readonly string[]): readonly Part[] => [
      forms,
      needing(part('currency', 300, 'articles', 'invoice'), ...needs),
      part('day', 300, 'invoice', 'journal'),
      part('register', 90_000, ...many('register')),
      part('report', 90_000, ...many('report')),
    ];
    const alone = namesOf(small([]));
    expect(alone.get('currency')).toBe(alone.get('day'));
    const names = namesOf(small(['forms']));
    expect(names.get('currency')).not.toBe(names.get('day'));
  });

  it('counts nothing that comes with the office, except where the office is not loaded', () => {
    const frame = part('frame', 90_000, office, 'invoice', 'receipt');
    const small = (other: string): readonly Part[] => [
      frame,
      needing(part('currency', 300, 'articles', 'invoice'), 'frame'),
      part('day', 300, 'articles', other),
    ];
    const names = namesOf(small('journal'));
    expect(names.get('currency')).toBe(names.get('day'));
    const tillNames = namesOf(small('src/pos/Returns.tsx'));
    expect(tillNames.get('currency')).not.toBe(tillNames.get('day'));
  });

  it('counts a style sheet as one more request', () => {
    const shared = (end: string): readonly Part[] => [
      part(`table${end}`, 25_000, 'clients', 'articles'),
      part(`filters${end}`, 1_000, 'clients', 'articles', 'report'),
      part('chart', 90_000, 'invoice', 'receipt', 'journal'),
    ];
    const isJoined = (end: string): boolean => {
      const names = namesOf(shared(end));
      return names.get(`table${end}`) === names.get(`filters${end}`);
    };
    expect([isJoined('.tsx'), isJoined('.css')]).toEqual([false, true]);
  });

  it('keeps libraries of the office from what needs them, and leaves others where they are', () => {
    const names = namesOf(
      [
        part('library', 900, office, 'clients'),
        part('frame', 900, office, 'clients'),
        part('chart', 900, 'articles', 'regions'),
      ],
      new Set(['library', 'chart']),
    );
    expect([names.get('library'), names.get('frame')]).toEqual(['office-libraries', 'office']);
    expect(names.get('chart')).not.toBe('office-libraries');
  });

  it('has a file of its own for libraries that need no others', () => {
    const ids = ['/node_modules/react-router/index.js', '/node_modules/react-router-dom/index.js'];
    const parts = ids.map((id) => part(id, 900, office, 'clients'));
    const names = namesOf(parts, new Set(ids));
    expect(ids.map((id) => names.get(id))).toEqual(['office-libraries-data', 'office-libraries']);
  });

  it('keeps pages with budgets of their own apart', () => {
    const names = namesOf([
      part('frame', 900, office, 'clients'),
      part('scanner', 900, till, 'opening'),
      part('theme', 900, office, till),
      part('table', 900, 'clients', 'articles'),
    ]);
    expect(new Set(names.values()).size).toBe(4);
    expect(names.get('theme')).toBe('office-till');
  });

  it('keeps what screens need of the till from what only the till needs', () => {
    const names = namesOf([
      part('amounts', 900, till, 'invoice'),
      part('scanner', 90_000, till, 'src/pos/Returns.tsx'),
    ]);
    expect([names.get('amounts'), names.get('scanner')]).toEqual(['till-shared', 'till']);
  });

  const most = ['clients', 'articles', 'regions'];
  const others = [part('one', 900, 'invoice', 'receipt'), part('two', 900, office, 'clients')];

  it('lets what most screens need come with the office', () => {
    const names = namesOf([part('table', 900, ...most, 'invoice'), ...others]);
    expect(names.get('table')).toBe('office');
    expect(names.get('one')).not.toBe('office');
  });

  it('lets nothing come with the office that the till may need, nor what stands on it', () => {
    const names = namesOf([
      part('amounts', 900, ...most, 'invoice', 'src/pos/Returns.tsx'),
      part('table', 900, ...most, 'invoice'),
      ...others,
    ]);
    expect(names.get('amounts')).not.toBe('office');
    expect(names.get('table')).not.toBe('office');
  });

  it('never makes chunks that need each other in a circle', () => {
    fc.assert(
      fc.property(graphs, ({ imports, roots, bytes }) => {
        const reach = roots.map((root) => reachOf(imports, root));
        const ids = imports.map((_, at) => `module ${String(at)}`);
        const parts = imports.map((_, at) => {
          const users = reach.flatMap((seen, root) =>
            seen.has(at) ? [doors[root] ?? `root ${String(root)}`] : [],
          );
          const needs = reachOf(imports, imports[at] ?? []);
          const named = [...needs].map((each) => ids[each] ?? '');
          return needing(part(ids[at] ?? '', bytes[at] ?? 0, ...users), ...named);
        });
        // A bundler puts what the same roots load into one part.
        const own = (at: number): string => [...(parts[at]?.users ?? [])].join();
        const names = namesOf(parts);
        const chunkOf = (at: number): string => names.get(ids[at] ?? '') ?? own(at);
        const needs = new Map<string, Set<string>>();
        for (const [at, imported] of imports.entries()) {
          for (const each of imported) {
            const [from, to] = [chunkOf(at), chunkOf(each)];
            if (from === to || own(at) === '') continue;
            needs.set(from, (needs.get(from) ?? new Set()).add(to));
          }
        }
        expect(hasCircle(needs)).toBe(false);
      }),
    );
  });
});
