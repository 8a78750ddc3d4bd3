import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aCompany, anOpenSeries, specify } from '../testing/index.js';
import { seriesDeciders } from './series.deciders.js';

const company = aCompany();
const closed: JournalEvent = { type: 'SeriesClosed', data: { id: 'FT_2026' } };
const reopened: JournalEvent = { type: 'SeriesReopened', data: { id: 'FT_2026' } };

describe('opening a series', () => {
  const given = specify(seriesDeciders.OpenSeries);
  const open = (differing: object = {}) =>
    ({ type: 'OpenSeries', typeId: 'FT', year: 2027, ...differing }) as const;
  const refused = (differing: object) => given(...company).when(open(differing));

  it('takes its code from the year and its prefix from the type', () => {
    given(...company)
      .when(open())
      .then(anOpenSeries({ id: 'FT_2027', year: 2027, code: '2027' }));
    given(...company)
      .when(open({ year: 2026, code: '2026B' }))
      .then(anOpenSeries());
  });

  it('takes a letter behind series of the year that are closed', () => {
    given(...company, closed)
      .when(open({ year: 2026 }))
      .then(anOpenSeries());
    given(...company, closed, anOpenSeries(), { type: 'SeriesClosed', data: { id: 'FT_2026B' } })
      .when(open({ year: 2026 }))
      .then(anOpenSeries({ id: 'FT_2026C', code: '2026C' }));
  });

  it('needs a document type that is in use', () => {
    refused({ typeId: 'XX' }).thenRefused('document.typeNotLoaded', {}, 'typeId');
    given(...company, { type: 'DocumentTypeArchived', data: { id: 'FT' } })
      .when(open())
      .thenRefused('document.typeNotLoaded');
  });

  it('is of a year between 2000 and 2100', () => {
    for (const year of [1999, 2101, 2026.5]) refused({ year }).thenRefused('series.invalidYear');
    given(...company)
      .when(open({ year: 2100 }))
      .then(anOpenSeries({ id: 'FT_2100', year: 2100, code: '2100' }));
  });

  it('has a code and a prefix of letters and digits', () => {
    refused({ code: '2027-A' }).thenRefused('series.codeIsLettersAndDigits', {}, 'code');
    refused({ prefix: 'F T' }).thenRefused('series.codeIsLettersAndDigits', {}, 'prefix');
  });

  it('is refused where the id or what is printed is taken', () => {
    refused({ year: 2026 }).thenRefused('series.exists', { series: 'FT 2026' }, 'code');
    refused({ typeId: 'FR', year: 2026, prefix: 'FT', code: '2026' }).thenRefused('series.exists');
  });
});

describe('closing a series', () => {
  const given = specify(seriesDeciders.CloseSeries);
  const close = { type: 'CloseSeries', id: 'FT_2026' } as const;

  it('is done once, until it is opened again', () => {
    given(...company)
      .when(close)
      .then(closed);
    given(...company, closed)
      .when(close)
      .thenRefused('series.alreadyClosed', { series: 'FT 2026' });
    given(...company, closed, reopened)
      .when(close)
      .then(closed);
  });

  it('is refused for none, and as stale', () => {
    given(...company)
      .when({ ...close, id: 'FT_1999' })
      .thenRefused('record.notFound', { id: 'FT_1999' });
    given(...company)
      .when({ ...close, expectedRevision: 0 })
      .thenRefused('record.stale');
  });
});

describe('reopening a series', () => {
  const given = specify(seriesDeciders.ReopenSeries);
  const reopen = { type: 'ReopenSeries', id: 'FT_2026' } as const;

  it('is for one that is closed', () => {
    given(...company, closed)
      .when(reopen)
      .then(reopened);
    given(...company)
      .when(reopen)
      .thenRefused('series.alreadyOpen', { series: 'FT 2026' });
  });
});

describe('closing a year', () => {
  const given = specify(seriesDeciders.CloseYear);
  const close = { type: 'CloseYear', year: 2026 } as const;
  const nextYear = anOpenSeries({ id: 'FT_2027', year: 2027, code: '2027' });

  it('closes every series of the year that is open, and no other', () => {
    const { events } = given(...company, closed, nextYear).when(close);
    const ids = events.map(({ data }) => data.id);
    expect(ids).toContain('VD_2026');
    expect(ids).not.toContain('FT_2026');
    expect(ids).not.toContain('FT_2027');
  });

  it('is refused for a year without any', () => {
    given(...company)
      .when({ type: 'CloseYear', year: 2031 })
      .thenRefused('series.notFound', { year: 2031 });
  });
});

describe('a series for a purpose', () => {
  it('says so', () => {
    const given = specify(seriesDeciders.OpenSeries);
    const open = { type: 'OpenSeries', typeId: 'FT', year: 2026, code: 'REC' } as const;
    given(...company)
      .when({ ...open, kind: 'recovery' })
      .then(anOpenSeries({ id: 'FT_REC', code: 'REC', kind: 'recovery' }));
    const data = { id: 'till1', code: 'C1', name: 'Caixa 1' };
    given(...company, { type: 'CashRegisterRegistered', data })
      .when({ ...open, cashRegisterId: 'till1' })
      .then(anOpenSeries({ id: 'FT_REC', code: 'REC', cashRegisterId: 'till1' }));
  });
});
