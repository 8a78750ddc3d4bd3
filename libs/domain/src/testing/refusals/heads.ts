import type { Command } from '../../commands.js';
import { ORIGINS_MAX, type DocumentContent } from '../../documents/index.js';
import { issue } from '../documents.js';
import { after, refused, within, type RefusalTable } from './table.js';
import { content, guide, settings } from './written.js';

const bought = (more: Partial<DocumentContent> = {}) =>
  content({ documentTypeId: 'FTF', supplierId: 'wholesaler', vatIncluded: false, ...more });

const series = (code: string, more: object): Command => ({
  type: 'OpenSeries',
  typeId: 'FT',
  year: 2026,
  code,
  ...more,
});
const recovery = series('REC', { kind: 'recovery' });
const onPaper = (reference: string, issuedOn = '2026-02-27') =>
  content({ seriesId: 'FT_REC', recovered: { reference, issuedOn } });
const rate: Command = { type: 'AdoptWithholdingRates' };
/** What is refused of the head of a document. */
export const headRefusals: RefusalTable<'correcting'>['IssueDocument'] = [
  refused({ ...content(), draftId: '' }, 'document.draftRequired'),
  ...after(
    [issue()],
    refused(content(), 'document.draftAlreadyIssued', '', { draftId: 'draft1' }),
    refused(
      { ...content(), draftId: 'late', issuedOn: '2026-03-01' },
      'document.issuedBeforeLast',
      'issuedOn',
      {
        lastIssuedOn: '2026-03-02',
        series: 'FT 2026',
      },
    ),
    ...within(
      { clock: '2026-03-01T07:30:00.000Z' },
      refused({ ...content(), draftId: 'late' }, 'document.clockBehind', '', {
        clock: '2026-03-01T07:30:00.000Z',
        last: '2026-03-02T07:30:00.000Z',
        localClock: '2026-03-01T09:30:00',
        localLast: '2026-03-02T09:30:00',
      }),
    ),
  ),
  refused(content({ documentTypeId: 'none' }), 'document.typeNotLoaded', 'documentTypeId'),
  refused(content({ documentTypeId: 'RC' }), 'document.typeIssuedByPayments', 'documentTypeId', {
    type: 'Receipt',
  }),
  refused(content({ issuedOn: 'x' }), 'document.invalidDay', 'issuedOn', { field: 'issuedOn' }),
  refused(content({ issuedOn: '2026-03-03' }), 'document.issuedInFuture', 'issuedOn', {
    today: '2026-03-02',
  }),
  refused(
    content({ issuedOn: '2025-12-31', seriesId: 'FT_2026' }),
    'document.issuedOutsideSeries',
    'issuedOn',
    {
      year: 2026,
      series: 'FT 2026',
    },
  ),
  ...after(
    [settings({ lockedThrough: '2026-02-28' })],
    ...within(
      { actorId: 'cashier' },
      refused(content({ issuedOn: '2026-02-28' }), 'company.dayLocked', 'issuedOn', {
        day: '2026-02-28',
        lockedThrough: '2026-02-28',
      }),
    ),
  ),
  refused(content({ seriesId: 'none' }), 'series.notFound', 'seriesId', { year: 2026 }),
  refused(content({ seriesId: 'VD_2026' }), 'document.seriesOfOtherType', 'seriesId', {
    series: 'VD 2026',
    type: 'Invoice',
  }),
  ...after(
    [{ type: 'CloseSeries', id: 'FT_2026' }],
    refused(content({ seriesId: 'FT_2026' }), 'series.closed', 'seriesId', { series: 'FT 2026' }),
    refused(content(), 'series.closed', '', { series: 'FT 2026' }),
  ),
  ...after(
    [series('TILL', { cashRegisterId: 'till1' })],
    refused(content({ seriesId: 'FT_TILL' }), 'document.seriesOfCashRegister', 'seriesId', {
      series: 'FT TILL',
    }),
  ),
  refused(content({ clientId: '' }), 'client.notSelected', 'clientId'),
  refused(content({ clientId: 'none' }), 'client.notFound', 'clientId'),
  refused(content({ clientId: 'wholesaler' }), 'client.isOnlySupplier', 'clientId', {
    name: 'Armazéns do Norte',
  }),
  ...after(
    [{ type: 'ArchiveParty', id: 'mercearia' }],
    refused(content(), 'client.archived', 'clientId', { name: 'Mercearia do Bairro' }),
  ),
  refused(bought({ supplierId: '' }), 'supplier.notSelected', 'supplierId'),
  refused(bought({ supplierId: 'none' }), 'supplier.notFound', 'supplierId'),
  refused(bought({ supplierId: 'consumer' }), 'supplier.isOnlyClient', 'supplierId', {
    name: 'Consumidor final',
  }),
  ...after(
    [{ type: 'ArchiveParty', id: 'wholesaler' }],
    refused(bought(), 'supplier.archived', 'supplierId', { name: 'Armazéns do Norte' }),
  ),
  ...after(
    [{ type: 'ChangeParty', id: 'wholesaler', fields: { debitLimitMinor: 100 } }],
    ...within(
      { actorId: 'nobody' },
      refused(bought(), 'supplier.debitLimitExceeded', 'supplierId', {
        limit: '1.00',
        exposure: '522.00',
      }),
    ),
  ),
  ...after(
    [{ type: 'ChangeParty', id: 'mercearia', fields: { creditLimitMinor: 52_199 } }],
    ...within(
      { actorId: 'cashier' },
      refused(content({ vatIncluded: false }), 'client.creditLimitExceeded', 'clientId', {
        limit: '521.99',
        exposure: '522.00',
      }),
    ),
  ),
  refused(bought({ supplierIssuedOn: 'x' }), 'document.invalidDay', 'supplierIssuedOn', {
    field: 'supplierIssuedOn',
  }),
  refused(
    bought({ supplierIssuedOn: '2026-03-03' }),
    'document.supplierDayInFuture',
    'supplierIssuedOn',
  ),
  refused(content({ dueOn: 'x' }), 'document.invalidDay', 'dueOn', { field: 'dueOn' }),
  refused(content({ dueOn: '2026-03-01' }), 'document.dueBeforeIssue', 'dueOn'),
  refused(content({ paymentTermsDays: -1 }), 'document.invalidPaymentTerms', 'paymentTermsDays', {
    max: 3650,
  }),
  refused(content({ validUntil: '2026-04-01' }), 'document.validityNotForType', 'validUntil'),
  refused(content({ documentTypeId: 'CT', validUntil: 'x' }), 'document.invalidDay', 'validUntil', {
    field: 'validUntil',
  }),
  refused(
    content({ documentTypeId: 'CT', validUntil: '2026-03-01' }),
    'document.validityEndsBeforeIssue',
    'validUntil',
  ),
  refused(content({ duplicateOf: 'none' }), 'document.originNotFound', 'duplicateOf'),
  refused(
    content({ recovered: { reference: 'A1', issuedOn: '2026-02-27' } }),
    'document.notRecovery',
    'recovered',
    {
      series: 'FT 2026',
    },
  ),
  ...after(
    [recovery],
    refused(content({ seriesId: 'FT_REC' }), 'document.recoveredRequired', 'recovered.reference'),
    refused(onPaper('x'.repeat(61)), 'field.tooLong', 'recovered.reference', {
      field: 'recovered.reference',
      max: 60,
    }),
    refused(onPaper('A1', 'x'), 'document.invalidDay', 'recovered.issuedOn', {
      field: 'recovered.issuedOn',
    }),
    refused(onPaper('A1', '2026-03-03'), 'document.recoveredInFuture', 'recovered.issuedOn'),
    ...after(
      [{ type: 'IssueDocument', ...onPaper('A1') }],
      refused(
        { ...onPaper('A1'), draftId: 'again' },
        'document.recoveredBefore',
        'recovered.reference',
        {
          document: 'FT REC/1',
        },
      ),
    ),
  ),
  refused(content({ references: ['none'] }), 'document.originNotFound', 'references.0'),
  ...after(
    [guide('first')],
    refused(
      content({ references: ['GR_2026.1', 'GR_2026.1'] }),
      'document.alreadySelected',
      'references.1',
    ),
    ...after(
      [{ type: 'CancelDocument', id: 'GR_2026.1', reason: 'Engano' }],
      refused(content({ references: ['GR_2026.1'] }), 'document.originCancelled', 'references.0', {
        document: 'GR 2026/1',
      }),
    ),
    ...after(
      [settings({ allowsReferences: false })],
      refused(
        content({ references: ['GR_2026.1'] }),
        'document.referencesNotAllowed',
        'references',
      ),
    ),
  ),
  ...after(
    [issue({ draftId: 'bought', documentTypeId: 'FTF', supplierId: 'wholesaler' })],
    refused(content({ references: ['FTF_2026.1'] }), 'document.onlySaleDocuments', 'references.0'),
  ),
  ...after(
    Array.from({ length: ORIGINS_MAX + 1 }, (_, at) => guide(`many${at}`)),
    refused(
      content({
        references: Array.from({ length: ORIGINS_MAX + 1 }, (_, at) => `GR_2026.${at + 1}`),
      }),
      'document.tooManyOrigins',
      'references',
      { max: ORIGINS_MAX },
    ),
  ),
  refused(content({ currency: 'JPY' }), 'exchange.currencyNotSelected', 'currency'),
  refused(content({ currency: 'USD' }), 'exchange.rateNotSet', 'currency', {
    currency: 'USD',
    on: '2026-03-02',
  }),
  refused(
    content({ currency: 'USD', exchangeRate: '64' }),
    'document.rateReasonRequired',
    'exchangeRateReason',
  ),
  refused(
    content({ currency: 'USD', exchangeRate: '64', exchangeRateReason: 'x'.repeat(501) }),
    'field.tooLong',
    'exchangeRateReason',
    { field: 'exchangeRateReason', max: 500 },
  ),
  refused(
    content({ currency: 'USD', exchangeRate: '0', exchangeRateReason: 'Banco' }),
    'exchange.rateIsZero',
    'exchangeRate',
  ),
  refused(content({ withholdingRateId: 'none' }), 'withholding.rateNotFound', 'withholdingRateId'),
  ...after(
    [rate],
    refused(
      content({ documentTypeId: 'VD', withholdingRateId: 'withholding_irpc_nr' }),
      'withholding.onInvoicesOnly',
      'withholdingRateId',
    ),
  ),
  refused(
    content({ transport: { startsAt: '9h' } }),
    'document.invalidTransportStart',
    'transport.startsAt',
  ),
  refused(content({ receiver: { name: 'x'.repeat(201) } }), 'field.tooLong', 'receiver.name', {
    field: 'receiver.name',
    max: 200,
  }),
];
