import type { DocumentTypeRow } from '@balcao/contracts';

/** Whether documents of a type are entered with lines; receipts are issued by payments. */
export const isIssuable = ({
  requiresPayment,
  accountEffect,
}: Pick<DocumentTypeRow, 'requiresPayment' | 'accountEffect'>): boolean =>
  !requiresPayment || accountEffect === 'both';
