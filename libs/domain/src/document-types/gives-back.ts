import type { DocumentTypeFields } from './document-types.events.js';

/**
 * Whether documents of a type give back what others charged, as credit notes do: clients get a
 * credit to use, or the company one with its supplier, and nothing of it falls due.
 */
export const givesBack = ({
  group,
  accountEffect,
}: Pick<DocumentTypeFields, 'group' | 'accountEffect'>): boolean =>
  group !== 'internal' && accountEffect === (group === 'purchases' ? 'debit' : 'credit');

/** Whether the figures of a type's documents are shares of those of the one that they correct. */
export const creditsOrigin = ({
  requiresOrigin = false,
  ...type
}: Pick<DocumentTypeFields, 'group' | 'accountEffect'> &
  Partial<Pick<DocumentTypeFields, 'requiresOrigin'>>): boolean =>
  requiresOrigin && givesBack(type);
