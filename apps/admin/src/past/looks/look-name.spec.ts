import { describe, expect, it } from '@jest/globals';
import { lookName } from './look-name.js';

describe('what a look was at', () => {
  it('is the screen of a list', () => {
    expect(lookName('/clients')).toMatchObject({
      screen: 'layout.pages.clients',
      resource: 'commercial/clients',
      isOne: false,
    });
    expect(lookName('/documents/totals')).toMatchObject({
      screen: 'documents.list.documents',
      isOne: false,
    });
    expect(lookName('/reports/vat-summary').screen).toBe('reports.titles.vat_summary');
    expect(lookName('/past/looks').screen).toBe('layout.pages.looks');
    expect(lookName('/settlements').screen).toBe('past.replay.payments');
    expect(lookName('/till-corrections').screen).toBe('layout.pages.tills');
    expect(lookName('/views').screen).toBe('lists.views.title');
  });

  it('is the record, as people call it', () => {
    expect(lookName('/clients/C001')).toMatchObject({ isOne: true, record: 'C001' });
    expect(lookName('/documents/FT_2026.12/paper')).toMatchObject({
      screen: 'documents.list.documents',
      isOne: true,
      record: 'FT 2026/12',
    });
    expect(lookName('/past/documents/FT_2026.12/moment')).toMatchObject({
      screen: 'documents.list.documents',
      isOne: true,
      record: 'FT 2026/12',
    });
  });

  it('leaves out an id that nobody gave', () => {
    expect(lookName('/expenses/01M8155ST2J78X1CZ5E601FSPE')).toMatchObject({
      screen: 'layout.pages.expenses',
      isOne: true,
    });
    expect(lookName('/inspection-packs/pack-01M8155ST2J78X1CZ5E601FSPE/file')).toMatchObject({
      screen: 'layout.pages.inspection',
      isOne: true,
    });
  });

  it('has no name then', () => {
    for (const path of [
      '/expenses/01M8155ST2J78X1CZ5E601FSPE',
      '/inspection-packs/pack-01M8155ST2J78X1CZ5E601FSPE/file',
    ]) {
      expect(lookName(path).record).toBeUndefined();
    }
  });

  it('has no screen where none shows it', () => {
    expect(lookName('/something').screen).toBeUndefined();
  });
});
