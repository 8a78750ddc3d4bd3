import { describe, expect, it } from '@jest/globals';
import { reports, type Report } from '../reports/index.js';
import { cellFigureKind, figuresLeftOut, rowFigureKind } from './row-figures.js';

const all: readonly Report[] = reports;

describe('every figure of a report', () => {
  it.each(all.map((report) => [report.name, report] as const))('%s is registered', (_, report) => {
    const { name, collection, columns, isWorkedOut } = report;
    const missing = columns
      .filter(({ kind }) => kind === 'money' || kind === 'quantity')
      .filter(({ field }) => !(field in figuresLeftOut))
      .filter(({ field }) =>
        isWorkedOut === true
          ? cellFigureKind(name, field) === undefined
          : rowFigureKind(collection, field) === undefined,
      )
      .map(({ field }) => field);
    expect(missing).toEqual([]);
  });

  it('is of the kind that its column shows, unless it is no sum', () => {
    const other = all.flatMap(({ name, collection, columns }) =>
      columns.flatMap(({ field, kind }) => {
        if (field in figuresLeftOut) return [];
        const known = rowFigureKind(collection, field) ?? cellFigureKind(name, field);
        return known === undefined || known === kind ? [] : [`${name}.${field}`];
      }),
    );
    expect(other).toEqual([]);
  });
});
