import type { DocumentTypeRow } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';

/**
 * Whether documents of a type have a due date. Types paid on issue, internal ones and credit notes
 * have none.
 */
export const fallsDue = (type: Pick<DocumentTypeRow, 'accountEffect' | 'group'>): boolean =>
  type.accountEffect !== 'both' && type.group !== 'internal' && !givesBack(type);
