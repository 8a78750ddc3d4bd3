import type { DocumentTypeRow } from '@balcao/contracts';

/** Whether documents of a type are written with lines; receipts come of payments. */
export const isIssuable = ({
  requiresPayment,
  accountEffect,
}: Pick<DocumentTypeRow, 'requiresPayment' | 'accountEffect'>): boolean =>
  !requiresPayment || accountEffect === 'both';
