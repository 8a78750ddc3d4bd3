import { describe, expect, it } from '@jest/globals';
import { reportOf, type Report } from '@balcao/contracts';
import { filterOf, pageQueryOf, queryOf, stateOf, unset, withValues } from './report-state.js';

const today = '2026-03-04';
const documents = named('documents');

function named(name: string): Report {
  const report = reportOf(name);
  if (report === undefined) throw new Error(`no report ${name}`);
  return report;
}

const at = (address: string, report = documents) =>
  stateOf(report, new URLSearchParams(address), today);

describe('the address of a report', () => {
  it('begins with this month and what is first of each filter', () => {
    expect(at('')).toMatchObject({
      preset: 'thisMonth',
      period: { from: '2026-03-01', to: '2026-03-31' },
      filters: { scope: 'sales' },
      by: '',
      page: 1,
    });
    expect(at('', named('pending_documents'))).toMatchObject({ preset: 'all', by: 'client' });
  });

  it('keeps days, filters, grouping and page', () => {
    expect(at('from=2026-01-05&typeId=FT&by=client&page=3&compare=year')).toMatchObject({
      preset: 'custom',
      period: { from: '2026-01-05' },
      filters: { typeId: 'FT', scope: 'sales' },
      by: 'client',
      page: 3,
      comparison: 'year',
    });
  });

  it('compares one day with another: a month or a year before it, or one that is chosen', () => {
    const stock = named('stock_valuation');
    const asked = (address: string) =>
      queryOf(stock, at(`on=2026-03-31&${address}`, stock)).get('compareOn');
    expect(asked('')).toBeNull();
    expect(asked('beside=month')).toBe('2026-02-28');
    expect(asked('beside=year')).toBe('2025-03-31');
    expect(asked('beside=day&compareOn=2026-01-15')).toBe('2026-01-15');
    expect(queryOf(documents, at('beside=month')).get('compareOn')).toBeNull();
  });

  it('takes nonsense for nothing', () => {
    expect(at('from=soon&by=moon&page=-1&period=ever&compare=what')).toEqual(at(''));
  });

  it('goes back to the first page when anything changes', () => {
    const address = new URLSearchParams('page=4&by=client');
    expect(withValues(address, { typeId: 'FT' }).toString()).toBe('by=client&typeId=FT');
    expect(withValues(address, { by: unset, page: '5' }).toString()).toBe('page=5');
    // What is first of a filter can be taken away.
    expect(at('scope=').filters).toEqual({});
  });
});

describe('the question of a report', () => {
  it('has the period in the field that it is about', () => {
    expect(filterOf(documents, at('typeId=FT'))).toEqual({
      scope: 'sales',
      typeId: 'FT',
      issuedOn: { $gte: '2026-03-01', $lte: '2026-03-31' },
    });
    expect(filterOf(documents, at('period=all&scope='))).toEqual({});
  });

  it('names the days to compare with, and the page', () => {
    const query = queryOf(documents, at('compare=previous'));
    expect([query.get('compareFrom'), query.get('compareTo')]).toEqual([
      '2026-02-01',
      '2026-02-28',
    ]);
    const page = pageQueryOf(documents, at('by=client&sort=label:asc&page=2'));
    expect([page.get('by'), page.get('sort'), page.get('page')]).toEqual([
      'client',
      'label:asc',
      '2',
    ]);
  });
});
