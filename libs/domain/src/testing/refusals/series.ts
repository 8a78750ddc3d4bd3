import type { Command } from '../../commands.js';
import { after, refused, type RefusalTable } from './table.js';

const another = { typeId: 'FT', year: 2026, code: '2026B' };
const unknown = refused({ id: 'none' }, 'record.notFound', '', { id: 'none' });
const closed: Command = { type: 'CloseSeries', id: 'FT_2026' };
const invoices = { series: 'FT 2026' };
const seenEarlier = refused({ id: 'FT_2026', expectedRevision: -1 }, 'record.stale', '', {
  expected: -1,
  actual: 40,
});

/** What is refused of the commands on series. */
export const seriesRefusals: RefusalTable<'series'> = {
  OpenSeries: [
    refused({ ...another, typeId: 'none' }, 'document.typeNotLoaded', 'typeId'),
    refused({ ...another, year: 1999 }, 'series.invalidYear', 'year'),
    refused({ ...another, code: '2026-B' }, 'series.codeIsLettersAndDigits', 'code'),
    refused({ ...another, prefix: 'F T' }, 'series.codeIsLettersAndDigits', 'prefix'),
    refused({ ...another, code: '2026' }, 'series.exists', 'code', invoices),
    refused(
      { ...another, cashRegisterId: 'none' },
      'pos.cashRegisterNotSelected',
      'cashRegisterId',
    ),
    ...after(
      [{ type: 'ArchiveDocumentType', id: 'FT' }],
      refused(another, 'document.typeNotLoaded', 'typeId'),
    ),
  ],
  CloseSeries: [
    unknown,
    seenEarlier,
    ...after([closed], refused({ id: 'FT_2026' }, 'series.alreadyClosed', '', invoices)),
  ],
  ReopenSeries: [
    unknown,
    seenEarlier,
    refused({ id: 'FT_2026' }, 'series.alreadyOpen', '', invoices),
  ],
  CloseYear: [refused({ year: 2025 }, 'series.notFound', 'year', { year: 2025 })],
};
