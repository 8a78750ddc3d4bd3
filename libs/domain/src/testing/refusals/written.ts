import type { Command } from '../../commands.js';
import type { DocumentContent, IssueDocument } from '../../documents/index.js';
import { issue } from '../documents.js';

/** An invoice, written as this says. */
export const content = (more: Partial<DocumentContent> = {}): Omit<IssueDocument, 'type'> => {
  const { type: _type, ...command } = issue(more);
  return command;
};

export const guide = (draftId: string, more: object = {}): Command =>
  issue({ draftId, documentTypeId: 'GR', ...more });
export const settings = (fields: object): Command => ({ type: 'ChangeSettings', fields });
