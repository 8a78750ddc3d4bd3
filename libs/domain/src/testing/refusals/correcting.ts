import { headRefusals } from './heads.js';
import { lineRefusals } from './lines.js';
import { after, refused, type RefusalTable } from './table.js';
import {
  id,
  content,
  invoiced,
  soapOf,
  note,
  noted,
  cancelled,
  sale,
  paid,
  receipt,
  guide,
} from './issued.js';
import { cancellingRefusals } from './cancelling.js';

const correcting = content({ corrects: id });

const credit = (amountMinor: number, documentId = 'RC_2026.1') => ({
  ...content(sale),
  payment: { rows: [], credits: [{ documentId, amountMinor }] },
});
/** What is refused of issuing, cancelling and restoring documents. */
export const correctingRefusals: RefusalTable<'correcting'> = {
  ...cancellingRefusals,
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
};
