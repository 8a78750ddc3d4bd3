import type { DocumentTypeRow } from '@balcao/contracts';

/** Whether documents of a type are written with lines; receipts come of payments. */
export const isIssuable = ({
  group,
  requiresPayment,
  accountEffect,
}: Pick<DocumentTypeRow, 'group' | 'requiresPayment' | 'accountEffect'>): boolean =>
  group === 'sales' && (!requiresPayment || accountEffect === 'both');
