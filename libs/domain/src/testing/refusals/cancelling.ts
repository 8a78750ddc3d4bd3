import type { Command } from '../../commands.js';
import { issue } from '../documents.js';
import { after, refused, within, type RefusalTable } from './table.js';
import { settings } from './written.js';
import {
  id,
  content,
  invoiced,
  note,
  noted,
  takenBack,
  cancelled,
  cash,
  paid,
  receipt,
  guide,
} from './issued.js';

type Table = Pick<RefusalTable<'correcting'>, 'CancelDocument' | 'RestoreDocument'>;

const partPaid: Command = {
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [{ ...cash, amountMinor: 100 }],
  allocations: [{ documentId: id, amountMinor: 100 }],
};
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
const isNoReceipt = after(
  [receipt],
  refused({ ...takenBack, id: 'RC_2026.1' }, 'document.notFound', '', { id: 'RC_2026.1' }),
);
const isClosed = after(
  [invoiced, { type: 'CloseSeries', id: 'FT_2026' }],
  refused(takenBack, 'series.closed', '', { series: 'FT 2026' }),
);

/** What is refused of documents that are taken back, and put back. */
export const cancellingRefusals: Table = {
  CancelDocument: [
    unknown,
    ...after(
      [issue(ofFebruary), settings({ lockedThrough: '2026-02-28' })],
      ...within(
        { actorId: 'cashier' },
        refused(takenBack, 'company.documentLocked', '', {
          day: '2026-02-27',
          lockedThrough: '2026-02-28',
        }),
      ),
    ),
    ...isNoReceipt,
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
    ...isNoReceipt,
    ...after(
      [
        invoiced,
        { type: 'IssueDocument', ...note() },
        { ...cancelled, id: 'NC_2026.1' },
        {
          ...partPaid,
          rows: [{ ...cash, amountMinor: 45_000 }],
          allocations: [{ documentId: id, amountMinor: 45_000 }],
        },
      ],
      refused({ id: 'NC_2026.1' }, 'payment.documentNotOpen', '', { document: 'FT 2026/1' }),
    ),
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
