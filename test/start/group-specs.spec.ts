import { describe, expect, it } from '@jest/globals';
import { grouped, specFiles } from '../../scripts/testing/group-specs.mjs';

const contents = new Map([
  ['apps/admin/src/cart.spec.ts', 'import cart'],
  ['apps/admin/src/clock.spec.ts', 'jest.useFakeTimers()'],
  ['libs/domain/src/books.spec.ts', 'import books'],
  ['libs/jobs/src/redis/redis-faults.spec.ts', 'import redis'],
  ['test/e2e/sale.e2e.spec.ts', 'import server'],
  ['test/servers/faults.spec.ts', 'import mongod'],
]);
const grouping = grouped([...contents.keys()], (file) => contents.get(file) ?? '');

describe('the groups of test files', () => {
  it('have every file of the repository once', () => {
    const { groups, alone } = grouped();
    const all = [...groups.flatMap(({ files }) => files), ...alone];
    expect(all.toSorted()).toEqual(specFiles());
    expect(specFiles()).toContain('test/start/group-specs.spec.ts');
    expect(specFiles().filter((file) => file.startsWith('test/browser/'))).toEqual([]);
  });

  it('keep tests over HTTP apart from the others', () => {
    const files = (kind: string) =>
      grouping.groups.filter(({ name }) => name.startsWith(kind)).flatMap((group) => group.files);
    expect(files('http')).toEqual(['test/e2e/sale.e2e.spec.ts']);
    expect(files('other')).toEqual([
      'apps/admin/src/cart.spec.ts',
      'libs/domain/src/books.spec.ts',
    ]);
  });

  it('leave a world of its own to what changes it, or starts servers', () => {
    expect(grouping.alone).toEqual([
      'apps/admin/src/clock.spec.ts',
      'libs/jobs/src/redis/redis-faults.spec.ts',
      'test/servers/faults.spec.ts',
    ]);
  });
});
