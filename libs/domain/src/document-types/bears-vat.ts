import type { DocumentTypeFields } from './document-types.events.js';

/**
 * Whether documents of a group charge VAT. What moves within the house is charged to nobody: its
 * prices are what things cost, whatever the company says of the prices that it sells at.
 */
export const bearsVat = (group: DocumentTypeFields['group']): boolean => group !== 'internal';
