import type { Command } from '../../commands.js';
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENTS_MAX,
  DOCUMENT_LINES_MAX,
  ORIGINS_MAX,
} from '../../documents/index.js';
import { issue, threeSoaps } from '../documents.js';
import { after, refused, type RefusalTable } from './table.js';

const id = 'FT_2026.1';
const invoiced = issue();
const guide = (draftId: string, more: object = {}): Command =>
  issue({ draftId, documentTypeId: 'GR', ...more });
const cancelled: Command = { type: 'CancelDocument', id, reason: 'Engano' };
const printed: Command = { type: 'PrintDocument', id, copy: 'original' };
const seriesIsClosed: Command = { type: 'CloseSeries', id: 'FT_2026' };
const unknown = refused({ id: 'FT_2026.1' }, 'document.notFound', '', { id: 'FT_2026.1' });

const made = { draftId: 'made', originIds: ['GR_2026.1'], documentTypeId: 'FT' };
const ofBoth = { ...made, originIds: ['GR_2026.1', 'GR_2026.2'] };
const texts = { id, texts: { note: 'Obrigado' } };
const paper = {
  id,
  attachmentId: 'file1',
  blobId: 'blob1',
  name: 'guia.pdf',
  contentType: 'application/pdf',
  size: 1,
  sha256: '0'.repeat(64),
};
const receipt: Command = {
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [{ methodId: 'method_cash', amountMinor: 100 }],
  isAdvance: true,
};
const attached: Command = { type: 'AttachFile', ...paper };
const mailed = { id, to: 'ana@talho.co.mz', language: 'pt' } as const;
const training: Command = {
  type: 'OpenSeries',
  typeId: 'GR',
  year: 2026,
  code: 'ESCOLA',
  kind: 'training',
};

/** What is refused of what is made of documents, and of their papers and files. */
export const documentsRefusals: RefusalTable<'documents'> = {
  ConvertDocuments: [
    refused({ ...made, documentTypeId: 'none' }, 'document.typeNotLoaded', 'documentTypeId'),
    refused({ ...made, documentTypeId: 'RC' }, 'document.typeIssuedByPayments', 'documentTypeId', {
      type: 'Receipt',
    }),
    refused({ ...made, originIds: [] }, 'document.originRequired', 'originIds'),
    refused(made, 'document.originNotFound', 'originIds.0'),
    ...after(
      [guide('first'), guide('second')],
      refused(
        { ...made, originIds: ['GR_2026.1', 'GR_2026.1'] },
        'document.alreadySelected',
        'originIds.1',
      ),
      refused({ ...made, documentTypeId: 'CT' }, 'document.originTypeNotAllowed', 'originIds.0', {
        from: 'Delivery note',
        to: 'Quotation',
      }),
      refused(
        { ...made, content: { lines: [threeSoaps, { ...threeSoaps, vatId: 'none' }] } },
        'line.vatNotSelected',
        'lines.1.vatId',
        { line: 2 },
      ),
      refused(
        { ...made, content: { clientId: 'consumer' } },
        'document.originOfOtherParty',
        'clientId',
        {
          document: 'GR 2026/1',
        },
      ),
    ),
    ...after(
      [issue({ draftId: 'bought', documentTypeId: 'FTF', supplierId: 'wholesaler' })],
      refused({ ...made, originIds: ['FTF_2026.1'] }, 'document.onlySaleDocuments', 'originIds.0'),
    ),
    ...after(
      Array.from({ length: ORIGINS_MAX + 1 }, (_, at) => guide(`many${at}`)),
      refused(
        {
          ...made,
          originIds: Array.from({ length: ORIGINS_MAX + 1 }, (_, at) => `GR_2026.${at + 1}`),
        },
        'document.tooManyOrigins',
        'originIds',
        { max: ORIGINS_MAX },
      ),
    ),
    ...after(
      [
        guide('first', { lines: Array.from({ length: DOCUMENT_LINES_MAX }, () => threeSoaps) }),
        guide('second'),
      ],
      refused(ofBoth, 'document.tooManyLines', 'originIds', { max: DOCUMENT_LINES_MAX }),
    ),
    ...after(
      [guide('first'), guide('second', { clientId: 'consumer' })],
      refused(ofBoth, 'document.originOfOtherParty', 'originIds.1', { document: 'GR 2026/2' }),
    ),
    ...after(
      [
        guide('first'),
        guide('second', { currency: 'USD', exchangeRate: '64', exchangeRateReason: 'Banco' }),
      ],
      refused(ofBoth, 'document.originInOtherCurrency', 'originIds.1', { document: 'GR 2026/2' }),
    ),
    ...after(
      [guide('first'), guide('second', { vatIncluded: false })],
      refused(ofBoth, 'document.originWithOtherVat', 'originIds.1', { document: 'GR 2026/2' }),
    ),
    ...after(
      [guide('first'), { type: 'CancelDocument', id: 'GR_2026.1', reason: 'Engano' }],
      refused(made, 'document.originCancelled', 'originIds.0', { document: 'GR 2026/1' }),
    ),
    ...after(
      [guide('first'), { type: 'ConvertDocuments', ...made }],
      refused({ ...made, draftId: 'again' }, 'document.nothingLeft', '', { document: 'GR 2026/1' }),
    ),
    ...after(
      [training, guide('lesson', { seriesId: 'GR_ESCOLA' })],
      refused({ ...made, originIds: ['GR_ESCOLA.1'] }, 'document.trainingMixed', '', {
        document: 'GR ESCOLA/1',
      }),
    ),
    ...after(
      [invoiced, issue({ draftId: 'second' })],
      refused(
        { ...made, documentTypeId: 'NC', originIds: [id, 'FT_2026.2'] },
        'document.alreadySelected',
        'originIds.1',
      ),
    ),
  ],
  PrintDocument: [
    refused({ id, copy: 'original' }, 'document.notFound', '', { id }),
    ...after(
      [invoiced],
      refused({ id, copy: 'fourth' as 'third' }, 'field.invalid', 'copy', { field: 'copy' }),
      refused({ id, copy: 'second' }, 'document.originalNotPrinted'),
    ),
    ...after([invoiced, printed], refused({ id, copy: 'original' }, 'document.originalPrinted')),
    ...after(
      [invoiced, cancelled],
      refused({ id, copy: 'original' }, 'document.cancelledNotPrinted'),
    ),
  ],
  ChangeDocumentTexts: [
    refused(texts, 'document.notFound', '', { id }),
    ...after(
      [receipt],
      refused({ ...texts, id: 'RC_2026.1' }, 'document.notFound', '', { id: 'RC_2026.1' }),
    ),
    ...after(
      [invoiced, seriesIsClosed],
      refused(texts, 'series.closed', '', { series: 'FT 2026' }),
    ),
    ...after([invoiced, printed], refused(texts, 'document.originalPrinted')),
    ...after(
      [invoiced, cancelled],
      refused(texts, 'document.alreadyCancelled', '', { document: 'FT 2026/1' }),
    ),
    ...after(
      [invoiced],
      refused({ id, texts: { note: 'x'.repeat(2001) } }, 'field.tooLong', 'note', {
        field: 'note',
        max: 2000,
      }),
      refused(
        { id, texts: { transport: { startsAt: '9h' } } },
        'document.invalidTransportStart',
        'transport.startsAt',
      ),
    ),
    ...after(
      [
        invoiced,
        issue({ draftId: 'note', documentTypeId: 'NC', originId: id, note: 'Estragado' }),
      ].map((command) => ({ ...command, reasonCode: 'other' as const })),
      refused({ id: 'NC_2026.1', texts: {} }, 'document.noteReasonRequired', 'note'),
    ),
  ],
  AttachFile: [
    refused(paper, 'document.notFound', '', { id }),
    ...after(
      [invoiced],
      refused({ ...paper, name: ' ' }, 'field.required', 'name', { field: 'name' }),
      refused({ ...paper, size: ATTACHMENT_BYTES_MAX + 1 }, 'document.attachmentTooLarge', '', {
        megabytes: ATTACHMENT_BYTES_MAX / 1_000_000,
      }),
    ),
    ...after(
      [invoiced, attached],
      refused(paper, 'document.attachmentExists', '', { id: 'file1' }),
    ),
    ...after(
      [
        invoiced,
        ...Array.from({ length: ATTACHMENTS_MAX }, (_, at) => ({
          ...attached,
          attachmentId: `full${at}`,
        })),
      ],
      refused(paper, 'document.tooManyAttachments', '', { max: ATTACHMENTS_MAX }),
    ),
  ],
  DetachFile: [
    refused({ id, attachmentId: 'none' }, 'document.notFound', '', { id }),
    ...after(
      [invoiced],
      refused({ id, attachmentId: 'none' }, 'document.attachmentNotFound', '', { id: 'none' }),
    ),
  ],
  RecordDocumentSent: [
    refused(mailed, 'document.notFound', '', { id }),
    ...after(
      [invoiced],
      refused({ ...mailed, to: 'ana' }, 'email.invalid', 'to'),
      refused({ ...mailed, language: 'fr' as 'pt' }, 'field.invalid', 'language', {
        field: 'language',
      }),
    ),
  ],
  MakePaperLink: [unknown],
  RevokePaperLinks: [unknown],
};
