import type { DocumentContentBody, TransportBody } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { showDay } from '../../formats/days.js';
import type { EditorHead, KeptOfDocument } from './state.js';

/** Sets one of the fields that a document carries along. */
const withKept = (head: EditorHead, change: KeptOfDocument): Pick<EditorHead, 'kept'> => ({
  kept: { ...head.kept, ...change },
});

/** Sets the document's currency by ISO code and drops a typed rate. */
export const withCurrency = (
  head: EditorHead,
  currency: string,
): Pick<EditorHead, 'kept' | 'exchangeRate' | 'exchangeRateReason'> => ({
  ...withKept(head, { currency }),
  exchangeRate: '',
  exchangeRateReason: '',
});

/** Sets the warehouse of the lines. */
export const withWarehouse = (head: EditorHead, warehouseId: string): Pick<EditorHead, 'kept'> =>
  withKept(head, { warehouseId });

/** Sets whether a credit note returns goods to stock. */
export const withReturn = (head: EditorHead, returnsStock: boolean): Pick<EditorHead, 'kept'> =>
  withKept(head, { returnsStock });

/** Sets one transport field; an empty value removes it. */
export const withTransport = (
  head: EditorHead,
  part: keyof TransportBody,
  written: string,
): Pick<EditorHead, 'kept'> =>
  withKept(head, { transport: { ...head.kept?.transport, [part]: written } });

/** The rate of withholding tax, of a content or of the editor; none where it is empty. */
export const withholdingPart = ({
  withholdingRateId = '',
}: Pick<EditorHead, 'withholdingRateId'>): Pick<EditorHead, 'withholdingRateId'> =>
  withholdingRateId === '' ? {} : { withholdingRateId };

/** The number and day of the supplier's own document, as the editor shows them. */
export function supplierPaper(
  { supplierReference, supplierIssuedOn }: DocumentContentBody,
  language: Language,
): Pick<EditorHead, 'supplierReference' | 'supplierIssuedOn'> {
  return {
    ...(supplierReference !== undefined && { supplierReference }),
    ...(supplierIssuedOn !== undefined && {
      supplierIssuedOn: showDay(supplierIssuedOn, language),
    }),
  };
}
