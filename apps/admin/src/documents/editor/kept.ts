import type { TransportBody } from '@balcao/contracts';
import type { EditorHead, KeptOfDocument } from './state.js';

/** Sets one of the things that a document brings along. */
const withKept = (head: EditorHead, change: KeptOfDocument): Pick<EditorHead, 'kept'> => ({
  kept: { ...head.kept, ...change },
});

/** Sets the document's currency, its ISO code; a rate that was typed was that of another. */
export const withCurrency = (
  head: EditorHead,
  currency: string,
): Pick<EditorHead, 'kept' | 'exchangeRate' | 'exchangeRateReason'> => ({
  ...withKept(head, { currency }),
  exchangeRate: '',
  exchangeRateReason: '',
});

/** Sets the warehouse that lines take from, or bring to. */
export const withWarehouse = (head: EditorHead, warehouseId: string): Pick<EditorHead, 'kept'> =>
  withKept(head, { warehouseId });

/** Sets whether a credit note brings the goods back. */
export const withReturn = (head: EditorHead, returnsStock: boolean): Pick<EditorHead, 'kept'> =>
  withKept(head, { returnsStock });

/** Sets one part of how the goods travel; an empty one is none. */
export const withTransport = (
  head: EditorHead,
  part: keyof TransportBody,
  written: string,
): Pick<EditorHead, 'kept'> =>
  withKept(head, { transport: { ...head.kept?.transport, [part]: written } });
