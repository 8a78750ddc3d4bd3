import type { Command } from '../../commands.js';
import type { DocumentContent, IssueDocument } from '../../documents/index.js';
import { issue, threeSoaps } from '../documents.js';
import { headRefusals } from './heads.js';
import { lineRefusals } from './lines.js';
import { after, refused, type RefusalTable } from './table.js';

const id = 'FT_2026.1';
const content = (more: Partial<DocumentContent> = {}): Omit<IssueDocument, 'type'> => {
  const { type: _type, ...command } = issue(more);
  return { ...command, draftId: 'second' };
};
const invoiced = issue();
const soapOf = (line: number, quantity = '1') => ({
  ...threeSoaps,
  quantity,
  origin: { documentId: id, line },
});
const note = (more: Partial<DocumentContent> = {}) =>
  content({ documentTypeId: 'NC', originId: id, ...more });
const noted: Command = { type: 'IssueDocument', ...note({ lines: [soapOf(0)] }) };
const takenBack = { id, reason: 'Engano' };
const cancelled: Command = { type: 'CancelDocument', ...takenBack };
const correcting = content({ corrects: id });

const cash = { methodId: 'method_cash', amountMinor: 52_200 };
const sale = { documentTypeId: 'VD', vatIncluded: false };
const paid = (more: object, payment: object = {}) =>
  content({ ...sale, payment: { rows: [{ ...cash, ...more }], ...payment } });
const receipt: Command = {
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [cash],
  isAdvance: true,
};
const partPaid: Command = {
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [{ ...cash, amountMinor: 100 }],
  allocations: [{ documentId: id, amountMinor: 100 }],
};
const credit = (amountMinor: number, documentId = 'RC_2026.1') => ({
  ...content(sale),
  payment: { rows: [], credits: [{ documentId, amountMinor }] },
});
const guide: Command = issue({ draftId: 'guide', documentTypeId: 'GR' });
const ofGuide: Command = { type: 'IssueDocument', ...content({ originId: 'GR_2026.1' }) };
const declared: Command = {
  type: 'DeclarePeriod',
  period: '2026-02',
  alterations: [],
  readTo: 10_000,
  fileId: 'file1',
  fileKind: 'saft',
  fileName: 'saft.xml',
  size: 1,
  sha256: '0'.repeat(64),
  revision: 1,
  madeOn: '2026-03-02',
};
const ofFebruary = { issuedOn: '2026-02-27' };
const cashIsClosed: Command = {
  type: 'CloseTreasuryPeriod',
  id: 'account_cash',
  through: '2026-03-02',
};
const ofCash = { name: 'Caixa', through: '2026-03-02' };
const unknown = refused(takenBack, 'document.notFound', '', { id });
const isClosed = after(
  [invoiced, { type: 'CloseSeries', id: 'FT_2026' }],
  refused(takenBack, 'series.closed', '', { series: 'FT 2026' }),
);

/** What is refused of issuing, cancelling and restoring documents. */
export const correctingRefusals: RefusalTable<'correcting'> = {
  IssueDocument: [
    ...headRefusals,
    ...lineRefusals,
    refused(note({ originId: undefined } as object), 'document.originRequired', 'originId'),
    ...after(
      [invoiced],
      refused(note({ lines: [soapOf(0), soapOf(1)] }), 'line.originNotFound', 'lines.1.origin', {
        line: 2,
      }),
      refused(
        note({ lines: [soapOf(0), soapOf(0, '3')] }),
        'pricing.creditExceedsQuantity',
        'lines.1.quantity',
        { line: 2, quantity: '3', remaining: '2' },
      ),
      refused(
        note({ lines: [soapOf(0), { ...soapOf(0), creditMinor: 1_000_000 }] }),
        'line.creditExceedsValue',
        'lines.1.creditMinor',
        { line: 2, remaining: '300.00' },
      ),
      refused(
        note({ lines: [soapOf(0), { ...soapOf(0), creditMinor: 0 }] }),
        'pricing.invalidAmount',
        'lines.1.creditMinor',
        { line: 2 },
      ),
      refused(note({ lines: [] }), 'document.noLines', 'lines'),
      refused(
        note({ lines: Array.from({ length: 501 }, () => soapOf(0, '0.001')) }),
        'document.tooManyLines',
        'lines',
        { max: 500 },
      ),
      refused(note({ reasonCode: 'other' }), 'document.noteReasonRequired', 'note'),
      refused(
        note({
          lines: [soapOf(0), { ...soapOf(0), origin: { documentId: 'FT_2026.2', line: 0 } }],
        }),
        'line.originOfOtherDocument',
        'lines.1.origin',
        { line: 2 },
      ),
    ),
    ...after(
      [invoiced, cancelled],
      refused(note(), 'document.originCancelled', 'originId', { document: 'FT 2026/1' }),
      refused(correcting, 'document.originCancelled', 'corrects', { document: 'FT 2026/1' }),
    ),
    ...after(
      [invoiced, noted],
      refused(correcting, 'document.hasNotes', 'corrects', { document: 'NC 2026/1' }),
    ),
    refused(correcting, 'document.originNotFound', 'corrects'),
    ...after(
      [guide],
      refused(content({ corrects: 'GR_2026.1' }), 'document.notCorrected', 'corrects', {
        type: 'Delivery note',
      }),
    ),
    ...after(
      [invoiced, { type: 'ChangeDocumentType', id: 'FT', fields: { allowedTypes: [] } }],
      refused(correcting, 'document.typeNotLoaded', 'corrects'),
    ),
    refused(paid({ methodId: 'none' }), 'payment.methodNotSelected', 'payment.rows.0.methodId', {
      line: 1,
    }),
    refused(paid({ amountMinor: 1 }), 'payment.lessThanTotal', 'payment.rows', {
      paid: '0.01',
      total: '522.00',
    }),
    refused(paid({ amountMinor: 52_201 }), 'payment.advanceNotSupported', 'payment.rows'),
    refused(paid({}, { isAdvance: true }), 'payment.advanceNotSupported', 'payment.isAdvance'),
    refused(content({ ...sale, payment: { rows: [] } }), 'payment.noMethod', 'payment.rows'),
    ...after(
      [receipt, receipt],
      refused(
        {
          ...credit(52_200),
          payment: {
            rows: [],
            credits: ['RC_2026.1', 'RC_2026.2'].map((documentId) => ({
              documentId,
              amountMinor: 52_200,
            })),
          },
        },
        'payment.moreThanDocuments',
        'payment.credits',
        { left: '522.00' },
      ),
      refused(credit(52_201), 'payment.moreThanOpen', 'payment.credits.0.amountMinor', {
        document: 'RC 2026/1',
        open: '522.00',
      }),
    ),
    ...after(
      [invoiced],
      refused(credit(100, id), 'payment.documentNotOpen', 'payment.credits.0.documentId', {
        document: 'FT 2026/1',
      }),
    ),
  ],
  CancelDocument: [
    unknown,
    ...isClosed,
    ...after(
      [invoiced, cancelled],
      refused(takenBack, 'document.alreadyCancelled', '', { document: 'FT 2026/1' }),
    ),
    ...after(
      [invoiced],
      refused({ ...takenBack, reason: ' ' }, 'document.reasonRequired', 'reason'),
      refused({ ...takenBack, reason: 'x'.repeat(501) }, 'field.tooLong', 'reason', {
        field: 'reason',
        max: 500,
      }),
      refused({ ...takenBack, on: 'x' }, 'document.invalidDay', 'on', { field: 'on' }),
      refused({ ...takenBack, on: '2026-03-01' }, 'document.cancelDayClosed', 'on', {
        day: '2026-03-01',
      }),
    ),
    ...after(
      [invoiced, noted],
      refused(takenBack, 'document.hasNotes', '', { document: 'NC 2026/1' }),
    ),
    ...after(
      [guide, ofGuide],
      refused({ ...takenBack, id: 'GR_2026.1' }, 'document.isConverted', '', {
        document: 'FT 2026/1',
      }),
    ),
    ...after(
      [invoiced, partPaid],
      refused(takenBack, 'document.hasPayments', '', { document: 'FT 2026/1' }),
    ),
    ...after(
      [{ type: 'IssueDocument', ...paid({}) }, cashIsClosed],
      refused({ ...takenBack, id: 'VD_2026.1' }, 'treasury.periodClosed', '', ofCash),
    ),
    ...after(
      [issue(ofFebruary), declared],
      refused({ ...takenBack, on: '2026-02-27' }, 'document.cancelDayClosed', 'on', {
        day: '2026-02-27',
      }),
    ),
    ...after(
      [issue({ ...ofFebruary, documentTypeId: 'FTF', supplierId: 'wholesaler' }), declared],
      refused({ ...takenBack, id: 'FTF_2026.1' }, 'document.ofDeclaredMonth', '', {
        document: 'FTF 2026/1',
        period: '2026-02',
      }),
    ),
  ],
  RestoreDocument: [
    unknown,
    ...isClosed,
    ...after([invoiced], refused({ id }, 'document.notCancelled', '', { document: 'FT 2026/1' })),
    ...after(
      [issue(ofFebruary), cancelled, declared],
      refused({ id }, 'document.ofDeclaredMonth', '', {
        document: 'FT 2026/1',
        period: '2026-02',
      }),
    ),
    ...after(
      [guide, ofGuide, cancelled, { type: 'CancelDocument', id: 'GR_2026.1', reason: 'Engano' }],
      refused({ id }, 'document.originCancelled', '', { document: 'GR 2026/1' }),
    ),
    ...after(
      [guide, ofGuide, cancelled, { ...ofGuide, draftId: 'third' }],
      refused({ id }, 'document.originTakenSince', '', { document: 'GR 2026/1' }),
    ),
    ...after(
      [
        { type: 'IssueDocument', ...paid({}) },
        { type: 'CancelDocument', id: 'VD_2026.1', reason: 'Engano' },
        cashIsClosed,
      ],
      refused({ id: 'VD_2026.1' }, 'treasury.periodClosed', '', ofCash),
    ),
    ...after(
      [
        { type: 'OpenSeries', typeId: 'FT', year: 2026, code: 'REC', kind: 'recovery' },
        issue({ seriesId: 'FT_REC', recovered: { reference: 'A1', issuedOn: '2026-02-27' } }),
        { type: 'CancelDocument', id: 'FT_REC.1', reason: 'Engano' },
        issue({
          draftId: 'again',
          seriesId: 'FT_REC',
          recovered: { reference: 'A1', issuedOn: '2026-02-27' },
        }),
      ],
      refused({ id: 'FT_REC.1' }, 'document.recoveredBefore', '', { document: 'FT REC/2' }),
    ),
  ],
};
