import { describe, expect, it } from '@jest/globals';
import { reports, type Report } from '@balcao/contracts';
import { en } from '@balcao/messages/screens/en';

const all: readonly Report[] = reports;
const { fields, titles, hints, values } = en.reports;

describe('the words of reports', () => {
  it.each(all.map((report) => [report.name, report] as const))(
    'name all that %s shows, filters, adds up and groups by',
    (name, { columns, sums, derived = [], rate, filters, dimensions }) => {
      const named = [
        ...columns.map(({ field }) => field),
        ...sums,
        ...derived.map(({ field }) => field),
        ...(rate ? [rate.field] : []),
        ...filters.map(({ field }) => field),
        ...dimensions.map((dimension) => dimension.name),
      ];
      expect(named.filter((field) => !(field in fields))).toEqual([]);
      expect(titles).toHaveProperty(name);
      expect(hints).toHaveProperty(name);
      expect(en.resources).toHaveProperty([`commercial/reports/${name}`, 'fields']);
    },
  );

  it('name every choice', () => {
    const unnamed = all.flatMap(({ filters }) =>
      filters.flatMap(({ field, choices = [] }) => {
        const of = field === 'status' ? 'state' : field;
        const known: Readonly<Record<string, object>> = values;
        return choices.filter((choice) => !(choice in (known[of] ?? {})));
      }),
    );
    expect(unnamed).toEqual([]);
  });
});
