import type { Command } from '../../commands.js';
import type { FiscalSettings } from '../../fiscal/index.js';
import { issue } from '../documents.js';
import { after, refused, type RefusalTable } from './table.js';

const signed = (signatureMode: FiscalSettings['signatureMode']): Command => ({
  type: 'ChangeFiscalSettings',
  fields: { signatureMode },
});
const january = {
  period: '2026-01',
  alterations: [],
  readTo: 1000,
  fileId: 'file1',
  fileKind: 'saft',
  fileName: 'saft.xml',
  size: 1,
  sha256: '0'.repeat(64),
  revision: 1,
  madeOn: '2026-03-02',
};
const declared: Command = { type: 'DeclarePeriod', ...january };
const vatReturn = { period: '2026-02', creditMinor: 10_000, leftMinor: 0 };
const long = 'x'.repeat(501);
const notDeclared = refused(
  { period: '2026-01', until: 1, note: 'Revisto', reason: 'Engano' },
  'fiscal.notDeclared',
  '',
  { period: '2026-01' },
);

/** What is refused of the commands on signing and declaring. */
export const fiscalRefusals: RefusalTable<'fiscal'> = {
  ChangeFiscalSettings: [
    refused({ fields: { signatureMode: null } }, 'field.required', 'signatureMode', {
      field: 'signatureMode',
    }),
    refused({ fields: { declarationDay: 32 } }, 'field.outOfRange', 'declarationDay', {
      field: 'declarationDay',
      min: 1,
      max: 31,
    }),
    refused({ fields: { signatureMode: 'rsa-sha1' } }, 'fiscal.keyMissing', 'signatureMode', {
      version: '1',
    }),
    ...after(
      [signed('sha256-chain'), issue()],
      refused({ fields: { signatureMode: 'off' } }, 'fiscal.seriesSigned', 'signatureMode', {
        series: 'FT 2026',
      }),
    ),
  ],
  DeclarePeriod: [
    refused({ ...january, period: '2026-13' }, 'fiscal.invalidPeriod', 'period'),
    refused({ ...january, period: '2026-03' }, 'fiscal.periodNotEnded', 'period', {
      period: '2026-03',
    }),
    refused({ ...january, receipt: 'x'.repeat(101) }, 'field.tooLong', 'receipt', {
      field: 'receipt',
      max: 100,
    }),
    ...after([issue()], refused({ ...january, readTo: 0 }, 'fiscal.changedMeanwhile')),
  ],
  SettleDeclaredChanges: [
    notDeclared,
    ...after(
      [declared],
      refused({ period: '2026-01', until: 1, note: ' ' }, 'fiscal.noteRequired', 'note'),
      refused({ period: '2026-01', until: 1, note: long }, 'field.tooLong', 'note', {
        field: 'note',
        max: 500,
      }),
    ),
  ],
  WithdrawDeclaration: [
    notDeclared,
    ...after(
      [declared],
      refused({ period: '2026-01', reason: ' ' }, 'fiscal.noteRequired', 'reason'),
    ),
  ],
  WriteVatReturn: [
    refused({ ...vatReturn, period: 'x' }, 'fiscal.invalidPeriod', 'period'),
    refused({ ...vatReturn, period: '2026-04' }, 'fiscal.periodNotEnded', 'period', {
      period: '2026-04',
    }),
    refused({ ...vatReturn, paidMinor: -1 }, 'field.negative', 'paidMinor', { field: 'paidMinor' }),
    refused({ ...vatReturn, toStateMinor: 1 }, 'fiscal.adjustmentNoteRequired', 'note'),
    refused({ ...vatReturn, refundMinor: 10_001 }, 'fiscal.refundAboveCredit', 'refundMinor', {
      credit: '100.00',
    }),
    refused({ ...vatReturn, paidOn: '2026-03-03' }, 'treasury.inFuture', 'paidOn', {
      today: '2026-03-02',
    }),
  ],
};
