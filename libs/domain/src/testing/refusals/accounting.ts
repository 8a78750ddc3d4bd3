import { ENTRY_LINES_MAX } from '../../accounting/accounting.limits.js';
import type { Command } from '../../commands.js';
import { after, neverRefused, refusalsOfRegister, refused, type RefusalTable } from './table.js';

const chart: Command = { type: 'AdoptChart', preset: 'nirf' };
const classes: Command = { type: 'AdoptAssetClasses' };
const closed = (id: string): Command => ({ type: 'ArchiveLedgerAccount', id });

const van = {
  id: 'van',
  code: 'V1',
  name: 'Carrinha',
  classId: 'asset_class_lig',
  acquiredOn: '2026-01-10',
  costMinor: 120_000_000,
};
const bought: Command = { type: 'RecordFixedAsset', ...van };
const scrapped: Command = { type: 'DisposeOfFixedAsset', id: 'van', reason: 'Acidente' };
const january: Command = { type: 'DepreciateFixedAssets', id: 'run1', through: '2026-01' };
const february: Command = { type: 'DepreciateFixedAssets', id: 'run2', through: '2026-02' };

const debit = { accountId: 'PGC411', debitMinor: 100 };
const credit = { accountId: 'PGC711', creditMinor: 100 };
const entry = { id: 'entry1', description: 'Regularização', lines: [debit, credit] };
const entered: Command = { type: 'RecordJournalEntry', ...entry };
const undone = { id: 'entry1', reason: 'Engano' };
const withCredit = (more: object) => ({ ...entry, lines: [debit, { ...credit, ...more }] });
const unknown = refused({ id: 'none', reason: 'Engano' }, 'record.notFound', '', { id: 'none' });
const vanIs = (code: 'asset.disposed' | 'asset.depreciated' | 'asset.inUse', id = 'van') =>
  refused({ id, reason: 'Engano' }, code, '', { code: 'V1' });

const ledgerAccount = refusalsOfRegister('LedgerAccount', { code: '99', name: 'Outras' }, 'code');
const others = { code: 'X', name: 'Outros', rate: '10', account: '32' };
const assetClass = refusalsOfRegister('AssetClass', others, 'code');
const chosen: Command = { type: 'ChoosePostingAccount', id: 'clients', code: '711' };

/** What is refused of each command on accounts, entries and fixed assets. */
export const accountingRefusals: RefusalTable<'accounting'> = {
  ...ledgerAccount,
  ChangeLedgerAccount: [
    ...ledgerAccount.ChangeLedgerAccount,
    ...after(
      [chart, chosen],
      refused({ id: 'PGC711', fields: { code: '719' } }, 'accounting.accountChosen', 'code', {
        code: '711',
      }),
    ),
  ],
  ArchiveLedgerAccount: [
    ...ledgerAccount.ArchiveLedgerAccount,
    ...after(
      [chart, chosen],
      refused({ id: 'PGC711' }, 'accounting.accountChosen', '', { code: '711' }),
    ),
  ],
  ...assetClass,
  RegisterAssetClass: [
    ...assetClass.RegisterAssetClass,
    refused({ id: 'x', fields: { ...others, rate: '100.01' } }, 'asset.rateOutOfRange', 'rate'),
    refused(
      { id: 'x', fields: { ...others, account: '999' } },
      'accounting.accountNotFound',
      'account',
      { code: '999' },
    ),
  ],
  AdoptChart: [refused({ preset: 'x' as 'pe' }, 'accounting.chartUnknown', 'preset')],
  AdoptAssetClasses: neverRefused,
  ChoosePostingAccount: [
    refused({ id: 'nothing' }, 'record.notFound', 'id', { id: 'nothing' }),
    refused({ id: 'vat:none' }, 'record.notFound', 'id', { id: 'vat:none' }),
    refused({ id: 'clients', code: '99' }, 'accounting.accountNotFound', 'code', { code: '99' }),
    ...after(
      [chart, closed('PGC711')],
      refused({ id: 'clients', code: '711' }, 'accounting.accountClosed', 'code', { code: '711' }),
    ),
  ],
  RecordJournalEntry: [
    ...after([chart, entered], refused(entry, 'record.idTaken', 'id', { id: 'entry1' })),
    ...after(
      [chart],
      refused({ ...entry, kind: 'other' as 'general' }, 'field.invalid', 'kind', { field: 'kind' }),
      refused({ ...entry, lines: [] }, 'accounting.entryTooShort', 'lines'),
      refused(
        { ...entry, lines: Array.from({ length: ENTRY_LINES_MAX + 1 }, () => debit) },
        'accounting.entryTooLong',
        'lines',
        { max: ENTRY_LINES_MAX },
      ),
      refused(withCredit({ creditMinor: 99 }), 'accounting.entryNotBalanced', 'lines', {
        debit: '1.00',
        credit: '0.99',
        difference: '0.01',
      }),
      refused(withCredit({ debitMinor: 100 }), 'accounting.lineAmount', 'lines.1.creditMinor', {
        line: 2,
        max: '100000000000.00',
      }),
      refused(
        withCredit({ warehouseId: 'none' }),
        'warehouse.notSelectedAtLine',
        'lines.1.warehouseId',
        { line: 2 },
      ),
      refused(
        withCredit({ accountId: 'none' }),
        'accounting.lineAccountMissing',
        'lines.1.accountId',
        { line: 2 },
      ),
      refused(withCredit({ accountId: 'PGC71' }), 'accounting.lineHeading', 'lines.1.accountId', {
        line: 2,
        code: '71',
      }),
    ),
    ...after(
      [chart, closed('PGC711')],
      refused(entry, 'accounting.lineAccountClosed', 'lines.1.accountId', { line: 2, code: '711' }),
    ),
  ],
  ReverseJournalEntry: [
    unknown,
    ...after(
      [chart, entered],
      refused({ ...undone, reason: ' ' }, 'treasury.reasonRequired', 'reason'),
      refused({ ...undone, on: '2026-03-01' }, 'accounting.reversedTooEarly', 'on', {
        day: '2026-03-02',
      }),
    ),
    ...after(
      [chart, entered, { type: 'ReverseJournalEntry', ...undone }],
      refused(undone, 'accounting.entryReversed'),
    ),
  ],
  RecordFixedAsset: [
    refused(van, 'asset.classNotFound', 'classId'),
    ...after(
      [classes],
      refused(
        { ...van, acquiredOn: '2026-03-03', on: '2026-03-02' },
        'treasury.inFuture',
        'acquiredOn',
        {
          today: '2026-03-02',
        },
      ),
      refused({ ...van, depreciatesFrom: '2026-01-09' }, 'asset.beforePurchase', 'depreciatesFrom'),
      refused({ ...van, beforeMinor: van.costMinor + 1 }, 'asset.beyondCost', 'beforeMinor'),
      refused({ ...van, rate: '100.000001' }, 'asset.rateOutOfRange', 'rate'),
      refused(
        { ...van, againstAccountId: 'none' },
        'accounting.accountNotFound',
        'againstAccountId',
        { code: 'none' },
      ),
    ),
    ...after(
      [classes, bought],
      refused(van, 'record.idTaken', 'id', { id: 'van' }),
      refused({ ...van, id: 'van2' }, 'asset.codeTaken', 'code', { code: 'V1' }),
    ),
    ...after(
      [classes, chart, closed('PGC411')],
      refused(
        { ...van, againstAccountId: 'PGC411' },
        'accounting.accountClosed',
        'againstAccountId',
        { code: '411' },
      ),
      refused({ ...van, againstAccountId: 'PGC42' }, 'asset.accountHasParts', 'againstAccountId', {
        code: '42',
      }),
    ),
  ],
  CancelFixedAsset: [
    unknown,
    ...after([classes, bought, scrapped], vanIs('asset.disposed')),
    ...after([classes, bought, january], vanIs('asset.depreciated')),
  ],
  DisposeOfFixedAsset: [
    unknown,
    ...after([classes, bought, scrapped], vanIs('asset.disposed')),
    ...after(
      [classes, bought],
      refused({ id: 'van', reason: 'Acidente', on: '2026-01-09' }, 'asset.beforePurchase', 'on'),
      refused(
        { id: 'van', reason: 'Vendida', proceedsMinor: 1 },
        'asset.proceedsAccount',
        'againstAccountId',
      ),
    ),
  ],
  RestoreFixedAsset: [unknown, ...after([classes, bought], vanIs('asset.inUse'))],
  DepreciateFixedAssets: [
    refused({ id: 'run1', through: '2026-13' }, 'field.invalid', 'through', { field: 'through' }),
    refused({ id: 'run1', through: '2026-04' }, 'treasury.inFuture', 'through', {
      today: '2026-03-02',
    }),
    refused({ id: 'run1', through: '2026-02' }, 'asset.nothingToDepreciate', 'through', {
      month: '2026-02',
    }),
    ...after(
      [classes, bought, february],
      refused({ id: 'run1', through: '2026-01' }, 'asset.depreciatedFurther', 'through', {
        month: '2026-02',
      }),
      refused({ id: 'run2', through: '2026-03' }, 'record.idTaken', 'id', { id: 'run2' }),
    ),
  ],
  ReverseDepreciation: [
    unknown,
    ...after(
      [classes, bought, january, february],
      refused({ id: 'run1', reason: 'Engano' }, 'asset.notLastRun'),
    ),
    ...after([classes, bought, january, scrapped], vanIs('asset.disposed', 'run1')),
  ],
};
