import { attachmentOf, readAttachment } from '../documents/index.js';
import type { Decide } from '../decide.js';
import { refuse } from '../refusal.js';
import type { AttachExpenseFile, DetachExpenseFile } from './expenses.commands.js';

/** Keeps a file with an expense; its content is in the store of blobs already. */
export const attachExpenseFile: Decide<AttachExpenseFile> = (books, command, { firstEvents }) => {
  const { id } = command;
  if (firstEvents.get(id)?.type !== 'ExpenseRecorded') refuse('record.notFound', { id });
  const attachment = readAttachment(books.expenses.attachments.get(id) ?? [], command);
  return [{ type: 'ExpenseFileAttached', data: { id, attachment } }];
};

/** Takes a file off an expense; what it was stays in the history. */
export const detachExpenseFile: Decide<DetachExpenseFile> = (books, command, { firstEvents }) => {
  const { id, attachmentId } = command;
  if (firstEvents.get(id)?.type !== 'ExpenseRecorded') refuse('record.notFound', { id });
  const attachment = attachmentOf(books.expenses.attachments.get(id), attachmentId);
  return [{ type: 'ExpenseFileDetached', data: { id, attachment } }];
};
