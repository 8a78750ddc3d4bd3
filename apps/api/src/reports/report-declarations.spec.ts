import { describe, expect, it } from '@jest/globals';
import { reports, shownSums, type Report } from '@balcao/contracts';
import { fieldType } from '@balcao/read-store';
import { collectionNamed } from '@balcao/projections';
import { collectionOf } from './report-collections.js';

const all: readonly Report[] = reports;

describe('every declared report', () => {
  it.each(all.map((report) => [report.name, report] as const))(
    '%s names fields that its rows keep',
    (_, report) => {
      const { day, sums, signedBy, dimensions, where, main, sort, columns, filters } = report;
      const collection = collectionOf(report);
      const named = [
        ...(day === undefined ? [] : [day]),
        ...(signedBy === undefined ? [] : [signedBy]),
        ...dimensions.map(({ field }) => field),
        ...Object.keys(where),
        ...columns.filter(({ isUnsorted }) => isUnsorted !== true).map(({ field }) => field),
        sort[0],
      ];
      for (const field of named)
        expect(fieldType(collection, field)).toMatch(/text|name|decimal|integer|bool/);
      for (const field of sums) expect(fieldType(collection, field)).toBe('integer');
      expect(shownSums(report)).toContain(main);
      const parts = (report.derived ?? []).flatMap(({ plus, less = [] }) => [...plus, ...less]);
      for (const field of parts) expect(sums).toContain(field);
      const { needs = filters[0]?.field } = report;
      expect([undefined, ...filters.map((filter) => filter.field)]).toContain(needs);
    },
  );

  it('names registers that there are', () => {
    const registers = all.flatMap(({ columns, dimensions }) =>
      [...columns, ...dimensions].flatMap(({ names }) => names ?? []),
    );
    for (const register of registers) expect(collectionNamed(register).name).toBe(register);
  });

  it.each([
    ['treasury_entries', 'currency'],
    ['payments', 'ledger'],
    ['documents', 'scope'],
  ])('on %s is never added up over %s, or is of one by what it needs', (collection, field) => {
    for (const report of all.filter((each) => each.collection === collection)) {
      const apart = report.filters.filter(({ apartBy }) => apartBy !== undefined);
      const isOfOne = report.needs === 'accountId';
      expect([report.name, isOfOne || apart.some((filter) => filter.field === field)]).toEqual([
        report.name,
        true,
      ]);
    }
  });

  it('has a name of its own', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
});
