import type { DocumentTypeRow } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';

/**
 * Whether documents of a type have a day to be paid or accepted by. What is paid at once is due at
 * once, what stays within the company is due to nobody, and a credit waits to be used.
 */
export const fallsDue = (type: Pick<DocumentTypeRow, 'accountEffect' | 'group'>): boolean =>
  type.accountEffect !== 'both' && type.group !== 'internal' && !givesBack(type);
