import type { Command } from '../../commands.js';
import type { DocumentContent, IssueDocument } from '../../documents/index.js';
import { issue, threeSoaps } from '../documents.js';

export const id = 'FT_2026.1';
export const content = (more: Partial<DocumentContent> = {}): Omit<IssueDocument, 'type'> => {
  const { type: _type, ...command } = issue(more);
  return { ...command, draftId: 'second' };
};
export const invoiced = issue();
export const soapOf = (line: number, quantity = '1') => ({
  ...threeSoaps,
  quantity,
  origin: { documentId: id, line },
});
export const note = (more: Partial<DocumentContent> = {}) =>
  content({ documentTypeId: 'NC', originId: id, ...more });
export const noted: Command = { type: 'IssueDocument', ...note({ lines: [soapOf(0)] }) };
export const takenBack = { id, reason: 'Engano' };
export const cancelled = { type: 'CancelDocument', ...takenBack } as const satisfies Command;
export const cash = { methodId: 'method_cash', amountMinor: 52_200 };
export const sale = { documentTypeId: 'VD', vatIncluded: false };
export const paid = (more: object, payment: object = {}) =>
  content({ ...sale, payment: { rows: [{ ...cash, ...more }], ...payment } });
export const receipt: Command = {
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [cash],
  isAdvance: true,
};
export const guide: Command = issue({ draftId: 'guide', documentTypeId: 'GR' });
