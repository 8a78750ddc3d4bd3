import type { DocumentTypeRow } from '@balcao/contracts';
import type { Translate } from '../i18n/use-messages.js';

/** The groups of document types. */
export const groups = ['sales', 'purchases', 'internal'] as const;
/** What a type may do to stock. */
export const stockMoves = ['out', 'in', 'none'] as const;
/** What a type may do to the account of a party. */
export const effects = ['debit', 'credit', 'both', 'none'] as const;

/** A group, as people say it. */
export const groupName = (t: Translate, group: DocumentTypeRow['group']): string =>
  t(`resources.commercial/document_type.groups.${group}`);
/** What is done to stock, as people say it. */
export const stockName = (t: Translate, move: DocumentTypeRow['movesStock']): string =>
  t(`resources.commercial/document_type.stock.${move}`);
/** What is done to an account, as people say it. */
export const effectName = (t: Translate, effect: DocumentTypeRow['accountEffect']): string =>
  t(`resources.commercial/document_type.effects.${effect}`);
